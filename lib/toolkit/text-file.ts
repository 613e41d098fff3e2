import 'server-only'

/** Where the words of a theme's PDFs are, by file and page. `npm run toolkit` writes it. */
export const getTextFilePath = (theme: string) => `content/toolkit/files/${theme}/text.json`
