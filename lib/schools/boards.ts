/** Separate from the schema, so that pages can list them before loading it. */
export const BOARDS = ['CBSE', 'ICSE', 'State Board', 'IB', 'Cambridge (IGCSE)', 'Others'] as const
