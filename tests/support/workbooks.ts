import JSZip from 'jszip'

/**
 * Workbooks as Excel and LibreOffice write them (ISO/IEC 29500), with what a staff list of a school office has:
 * shared and rich strings, days as numbers, cells and rows that are left out, and further sheets.
 */

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const EXCEL = 'http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac'
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n'

const relate = (targets: [id: string, kind: string, target: string][]) =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([id, kind, target]) =>
        `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

async function pack(parts: Record<string, string>): Promise<Uint8Array> {
  const archive = new JSZip()
  const root = { '_rels/.rels': relate([['rId1', 'officeDocument', 'xl/workbook.xml']]) }
  for (const [name, xml] of Object.entries({ ...root, ...parts })) archive.file(name, HEAD + xml)
  return archive.generateAsync({ type: 'uint8array', compression: 'DEFLATE' })
}

/** The list is on the second sheet, sheet3.xml: a hidden one is on its left, an older list on its right. */
export const createExcelStaffList = () =>
  pack({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="27328"/><workbookPr defaultThemeVersion="166925"/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12210" activeTab="1"/></bookViews><sheets><sheet name="Lists" sheetId="2" state="hidden" r:id="rId2"/><sheet name="Staff &amp; duties" sheetId="3" r:id="rId3"/><sheet name="2024" sheetId="1" r:id="rId1"/></sheets><calcPr calcId="191029"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relate([
      ['rId3', 'worksheet', 'worksheets/sheet3.xml'],
      ['rId2', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId5', 'styles', 'styles.xml'],
      ['rId6', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>9</v></c></row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData><row r="1"><c r="A1" t="s"><v>9</v></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="14" uniqueCount="10"><si><t>Name of Teacher</t></si><si><t>Email</t></si><si><t>Mobile</t></si><si><t>Emp. No.</t></si><si><t>Subject</t></si><si><t>DOJ</t></si><si><r><rPr><b/><sz val="11"/><rFont val="Calibri"/></rPr><t xml:space="preserve">Asha </t></r><r><rPr><sz val="11"/></rPr><t>Rao</t></r></si><si><t>asha@x.example</t></si><si><t>गणित</t><phoneticPr fontId="1"/></si><si><t>not this</t></si></sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet3.xml': `<worksheet xmlns="${MAIN}" xmlns:x14ac="${EXCEL}"><dimension ref="A1:F5"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><cols><col min="1" max="1" width="22.5" customWidth="1"/></cols><sheetData><row r="1" spans="1:6" s="1" customFormat="1" x14ac:dyDescent="0.25"><c r="A1" s="1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1" t="s"><v>4</v></c><c r="F1" t="s"><v>5</v></c></row><row r="2" spans="1:6" x14ac:dyDescent="0.25"><c r="A2" t="s"><v>6</v></c><c r="B2" s="2" t="s"><v>7</v></c><c r="C2"><v>9876543210</v></c><c r="D2"><v>17</v></c><c r="E2" t="s"><v>8</v></c><c r="F2" s="1"><v>43617</v></c></row><row r="4" spans="1:6" x14ac:dyDescent="0.25"><c r="A4" t="str"><f>CONCATENATE("Ravi"," ","Kumar")</f><v>Ravi Kumar</v></c><c r="B4" t="inlineStr"><is><t>ravi@x.example</t></is></c><c r="C4"><v>9.8765432110000002E9</v></c><c r="F4" s="1"><v>44013.375</v></c></row><row r="5" spans="1:6" x14ac:dyDescent="0.25"><c r="A5" s="1"/><c r="B5" s="2"/></row></sheetData><hyperlinks><hyperlink ref="B2" r:id="rId1" xmlns:r="${OFFICE}"/></hyperlinks><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
  })

export const createLibreOfficeStaffList = () => {
  const row = (number: number, cells: string) =>
    `<row r="${number}" customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false">${cells}</row>`
  return pack({
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><fileVersion appName="Calc"/><workbookPr backupFile="false" showObjects="all" date1904="false"/><workbookProtection/><bookViews><workbookView showHorizontalScroll="true" showVerticalScroll="true" showSheetTabs="true" xWindow="0" yWindow="0" windowWidth="16384" windowHeight="8192" tabRatio="500" firstSheet="0" activeTab="0"/></bookViews><sheets><sheet name="Sheet1" sheetId="1" state="visible" r:id="rId3"/><sheet name="Notes" sheetId="2" state="visible" r:id="rId4"/></sheets><calcPr iterateCount="100" refMode="A1" iterate="false" iterateDelta="0.001"/></workbook>`,
    'xl/_rels/workbook.xml.rels': relate([
      ['rId1', 'theme', 'theme/theme1.xml'],
      ['rId2', 'styles', 'styles.xml'],
      ['rId3', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId4', 'worksheet', 'worksheets/sheet2.xml'],
      ['rId5', 'sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="7" uniqueCount="7">${[
      'பெயர்',
      'மின்னஞ்சல்',
      'Phone',
      'Joining date',
      'Asha Rao',
      'asha@x.example',
      'A &lt; B',
    ]
      .map((text) => `<si><t xml:space="preserve">${text}</t></si>`)
      .join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:D2"/><sheetViews><sheetView showFormulas="false" tabSelected="true" view="normal" workbookViewId="0"><selection pane="topLeft" activeCell="A1" activeCellId="0" sqref="A1"/></sheetView></sheetViews><sheetFormatPr defaultColWidth="11.53" defaultRowHeight="12.8"></sheetFormatPr><sheetData>${row(1, '<c r="A1" s="0" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" s="0" t="s"><v>2</v></c><c r="D1" s="0" t="s"><v>3</v></c>')}${row(2, '<c r="A2" s="0" t="s"><v>4</v></c><c r="B2" s="0" t="s"><v>5</v></c><c r="C2" s="0" t="n"><v>9876543210</v></c><c r="D2" s="1" t="n"><v>43617</v></c>')}</sheetData><printOptions headings="false" gridLines="false"/></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData>${row(1, '<c r="A1" s="0" t="s"><v>6</v></c>')}</sheetData></worksheet>`,
  })
}
