/** The number a school quotes when it writes: short, and found again by the start of the row's id. */
export const referenceOf = (id: string) => `UNS-${id.slice(0, 8).toUpperCase()}`
