import { readFileSync } from 'node:fs'
import { pictureFile, SHEET_PICTURES } from '@/content/pictures'

export const SHEET_FILE = 'public/pictures/home.svg'

/** One request for the small pictures of home; `#name` shows one of them. */
export function createPictureSheet(): string {
  let top = 0
  const parts = SHEET_PICTURES.map((name) => {
    const { src, width, height } = pictureFile(name)
    const drawing = readFileSync(`public${src}`, 'utf8')
      .trim()
      .replace(' xmlns="http://www.w3.org/2000/svg"', '')
      .replace('<svg', `<svg y="${top}"`)
    const view = `<view id="${name}" viewBox="0 ${top} ${width} ${height}"/>`
    top += height
    return `${view}${drawing}\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><title>Small pictures of home</title>\n${parts.join('')}</svg>\n`
}
