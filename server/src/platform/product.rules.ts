/** The brand, in one place. */
export const PRODUCT_NAME = "AI Health Assistant";
export const EMERGENCY_NUMBER = "999";
