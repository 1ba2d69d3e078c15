/** Characters that a screen does not show: format characters, fillers, variation selectors, the blank of Braille. */
export const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
