/** A tuple type, so that every translation needs the same number of entries. */
export const list = <Items extends unknown[]>(...items: Items): Items => items
