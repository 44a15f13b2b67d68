import { clinicalBook } from "../clinical/book-file";
import { memberIn, type Nameable } from "./subject.rules";

const MIA: Nameable = { id: "mia", name: "Mia", age: 2, sex: "female" };
const LEO: Nameable = { id: "leo", name: "Leo", age: 6, sex: "male" };
const ZOE: Nameable = { id: "zoe", name: "Zoë", age: 9, sex: "female" };
const MUM: Nameable = { id: "mum", name: "Mum", age: 71, sex: "female" };
const WILL: Nameable = { id: "will", name: "Will", age: 6, sex: "male" };

describe("whom of the family a message is about", () => {
  it.each<[string, Nameable[], string | undefined]>([
    ["My daughter has had a fever since yesterday", [MIA, LEO, MUM], "mia"],
    ["What about my daughter?", [MIA, LEO], "mia"],
    ["My son has a cough and I gave him paracetamol", [MIA, LEO], "leo"],
    ["Meine Tochter hat seit gestern Fieber", [MIA, LEO], "mia"],
    ["Ma fille a de la fièvre depuis hier", [MIA, LEO], "mia"],
    ["Mi hijo tiene tos", [MIA, LEO], "leo"],
    ["My child has a rash", [MIA, MUM], "mia"],
    ["My child has a rash", [MIA, LEO], undefined],
    ["My daughter has a rash", [MIA, ZOE], undefined],
    ["My 9 year old daughter has a rash", [MIA, ZOE], "zoe"],
    ["My 16 year old daughter has a rash", [MIA], undefined],
    ["My son and my daughter both have a fever", [MIA, LEO], undefined],
    ["Mia has had a fever since yesterday", [MIA, LEO], "mia"],
    ["Is it bad that Zoë’s ear hurts?", [MIA, ZOE], "zoe"],
    ["Zoë: ear pain since this morning", [MIA, ZOE], "zoe"],
    ["Mia and Leo have a cold", [MIA, LEO], undefined],
    ["Will it get better by itself?", [WILL], undefined],
    ["My friend has a headache", [MIA, MUM], undefined],
    ["I have a headache", [MIA, LEO, MUM], undefined],
    ["My daughter has a fever", [], undefined],
  ])("%s", (text, family, expected) => {
    expect(memberIn(text, family, clinicalBook())?.id).toBe(expected);
  });
});
