/** Options of a table's test whose other cases cover its code by day. */
export const runOnlyAtNight = (isNight: boolean) => (isNight ? { tag: '@night' } : {})

/** Of a case that `npm test` leaves to `.ci/run`, because it runs another one of the table. */
export const runOnlyInCi = (isLeftOut: boolean) => (isLeftOut ? { tag: '@ci' } : {})
