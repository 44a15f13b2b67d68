declare function placeForData(): string;
export = placeForData;
