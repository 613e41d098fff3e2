import type { Locator } from 'playwright/test'
import { expect, type Page } from './fixtures'

/** The editor of a field, once it has replaced the textarea. */
export async function openEditor(page: Page, label: string): Promise<Locator> {
  const editor = page.locator('[contenteditable=true]').and(page.getByLabel(label, { exact: true }))
  await expect(editor).toBeVisible()
  return editor
}

/** Of the first editor of the page. */
export const toolButton = (page: Page, name: string) =>
  page.getByRole('toolbar').first().getByRole('button', { name, exact: true })

/** What the form sends. */
export const storedText = (editor: Locator) => editor.locator('xpath=following-sibling::textarea')

export const pasteHtml = (editor: Locator, html: string, text = '') =>
  editor.evaluate(
    (element, [html, text]) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      const options = { clipboardData, bubbles: true, cancelable: true }
      element.dispatchEvent(new ClipboardEvent('paste', options))
    },
    [html, text] as const,
  )

/** As text that was copied elsewhere. */
export async function replaceText(editor: Locator, text: string) {
  await editor.press('Control+a')
  await pasteHtml(editor, '', text)
}

/** As Word puts it on the clipboard: styles, comments, smart tags, lists as paragraphs, and a table. */
export const WORD_HTML = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:st1="urn:schemas-microsoft-com:office:smarttags">
<head><meta name=Generator content="Microsoft Word 15"><title>Lesson</title>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=EN-IN style='tab-interval:36.0pt'><!--StartFragment-->
<h1 style='margin-top:12.0pt'><span style='color:#2E74B5'>Water <b>cycle</b><o:p></o:p></span></h1>
<p class=MsoNormal><st1:City w:st="on"><st1:place w:st="on">Madurai</st1:place></st1:City> gets <b style='mso-bidi-font-weight:normal'>little</b>
<i>rain</i> in <span style='font-weight:700'>May</span>.<o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Sun<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Heat</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>Read <a href="https://example.org/a(b)">this page</a></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp; </span></span><![endif]>Draw it</p>
<table class=MsoTableGrid border=1><tr><td><p class=MsoNormal>Month</p></td><td><p class=MsoNormal><b>Rain</b></p></td></tr><tr><td><p class=MsoNormal>May</p></td><td><p class=MsoNormal>12 mm</p></td></tr></table>
<p class=MsoNormal><a href="javascript:alert(1)" onclick="alert(2)">No link</a><script>alert(3)</script></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<!--EndFragment--></body></html>`

export const WORD_MARKDOWN = [
  '## Water cycle',
  'Madurai gets **little** *rain* in **May**.',
  '- Sun\n- Heat',
  '1. Read [this page](https://example.org/a%28b%29)\n2. Draw it',
  'Month | **Rain**',
  'May | 12 mm',
  'No link',
].join('\n\n')

export const DOCS_HTML = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:700;font-style:normal;">Aim</span><span style="font-weight:400;">: measure </span><span style="font-weight:400;font-style:italic;">rain</span></p><br /><ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Take a jar</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>clean</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr"><span>Wait</span></p></li></ol><h2 dir="ltr"><span style="font-weight:700;">Result</span></h2></b>`

export const DOCS_MARKDOWN =
  '**Aim**: measure *rain*\n\n1. Take a jar\n\n- clean\n\n2. Wait\n\n## Result'
