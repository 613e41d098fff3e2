/** Apart from the schema, so that a page can list them before the schema is fetched. */
export const BOARDS = ['CBSE', 'ICSE', 'State Board', 'IB', 'Cambridge (IGCSE)', 'Others'] as const
