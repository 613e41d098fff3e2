/** In the URL of the ledger and of an order opened from it, so that the way back keeps the filters. */
export const LEDGER_PARAMS = ['state', 'year', 'board', 'search', 'after', 'sort'] as const
