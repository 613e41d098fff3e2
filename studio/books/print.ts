import type { Browser } from 'playwright'

/** A fixed date, so that unchanged sources give identical bytes. */
const EDITION_DATE = "D:20261121000000+00'00'"

export async function createPrinter(browser: Browser) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  return async (html: string) => {
    await page.setContent(html, { waitUntil: 'load' })
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return fixPdfDates(pdf)
  }
}

export function fixPdfDates(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const fixedText = text.replace(/\/(CreationDate|ModDate) \((D:[^)]+)\)/g, (match, name, date) =>
    date.length === EDITION_DATE.length ? `/${name} (${EDITION_DATE})` : match,
  )
  return Buffer.from(fixedText, 'latin1')
}
