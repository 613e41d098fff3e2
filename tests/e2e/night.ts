/** Options of a table's test whose other cases cover its code by day. */
export const runOnlyAtNight = (isNight: boolean) => (isNight ? { tag: '@night' } : {})
