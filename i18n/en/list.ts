/** A list that is as long in every language: what one has, another cannot leave out. */
export const list = <Items extends unknown[]>(...items: Items): Items => items
