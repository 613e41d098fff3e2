import type { Browser } from 'playwright'

/** The day that stands in the files instead of today's, so that unchanged sources give the same bytes. */
const EDITION = "D:20261121000000+00'00'"

export async function printer(browser: Browser) {
  const page = await browser.newPage({ javaScriptEnabled: false })
  return async (html: string) => {
    await page.setContent(html, { waitUntil: 'load' })
    const pdf = await page.pdf({
      preferCSSPageSize: true,
      printBackground: true,
      tagged: true,
      outline: true,
    })
    return withFixedDates(pdf)
  }
}

export function withFixedDates(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const fixed = text.replace(/\/(CreationDate|ModDate) \((D:[^)]+)\)/g, (whole, name, date) =>
    date.length === EDITION.length ? `/${name} (${EDITION})` : whole,
  )
  return Buffer.from(fixed, 'latin1')
}
