/** React never writes such a comment, and escaped user input cannot form one. */
export const USER_FRAGMENT_MARKER = '<!--own-->'
