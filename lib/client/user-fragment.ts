/**
 * Where in a page that is kept for many one person's own part belongs. React writes no comment like
 * this, and what people write cannot become one.
 */
export const USER_FRAGMENT_MARKER = '<!--own-->'
