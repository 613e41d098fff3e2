import 'server-only'

/** An embedded database without tables, which the build creates so that the first start does not. */
export const EMPTY_DATABASE_FILE = '.next/empty-database.tgz'
