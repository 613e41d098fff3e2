import type { SiteDesign, SiteLanguage } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'
import { bearerHeader, callApi, newSubscriber } from '@/tests/support/api-user'

/** Publishes a school's website by the API, with text in the script of its language. */
export async function publishSampleWebsite(
  site: { url: string },
  design: SiteDesign,
  language: keyof typeof TEXTS,
): Promise<string> {
  const slug = `sample-${design}-${language}-${Date.now().toString(36)}`
  const { token, cookie } = await newSubscriber(site)
  const post = async (path: string, body: object) => {
    const response = await callApi(site, `/api/school/website${path}`, {
      body,
      headers: bearerHeader(token),
    })
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${response.body?.msg}`)
  }
  const text = TEXTS[language]
  await post('', { slug })
  await post('/settings', {
    ...{ name: text.name, tagline: text.tagline, design, language },
    ...{ colour: '#1d4f91', version: 1 },
  })
  const overview = await fetch(`${site.url}/my-school/website`, { headers: { cookie } })
  const [, homeId] =
    /\/my-school\/website\/pages\/([0-9a-f-]{36})/.exec(await overview.text()) ?? []
  await post(`/pages/${homeId}`, { title: text.home, blocks: listBlocks(text), version: 1 })
  await post('/publish', {})
  return `/s/${slug}`
}

const listBlocks = (text: SampleText): SiteBlock[] => [
  { id: 'a1', type: 'heading', text: text.tagline, style: 'large' },
  { id: 'a2', type: 'text', text: text.welcome },
  { id: 'a3', type: 'list', text: text.list.join('\n'), style: 'bullets' },
  { id: 'a4', type: 'table', title: text.tableTitle, text: text.table.join('\n') },
  { id: 'a5', type: 'notice', title: text.notice, text: text.noticeText, from: '', until: '' },
  { id: 'a6', type: 'address', text: text.address, url: '' },
]

const ENGLISH = {
  name: 'Lotus Valley School',
  tagline: 'A school beside the river',
  home: 'Home',
  welcome:
    'Children from grade 1 to grade 10 learn here in English and in Tamil. Our garden is the second laboratory.',
  list: ['Two libraries', 'A playground with shade', 'Buses from four villages'],
  tableTitle: 'School hours',
  table: ['Class | Begins | Ends', 'Grades 1 to 5 | 9:00 | 14:30', 'Grades 6 to 10 | 8:30 | 15:30'],
  notice: 'Sports day',
  noticeText: 'Parents are welcome on the ground from nine.',
  address: '4 Temple Road, Salem 636001',
}
type SampleText = typeof ENGLISH

const TEXTS = {
  en: ENGLISH,
  hi: {
    name: 'कमल घाटी विद्यालय',
    tagline: 'नदी के किनारे का विद्यालय',
    home: 'मुख्य पृष्ठ',
    welcome: 'यहाँ कक्षा 1 से 10 तक के बच्चे हिन्दी और अंग्रेज़ी में पढ़ते हैं। हमारा बगीचा हमारी दूसरी प्रयोगशाला है।',
    list: ['दो पुस्तकालय', 'छायादार मैदान', 'चार गाँवों से बसें'],
    tableTitle: 'विद्यालय का समय',
    table: ['कक्षा | आरंभ | समाप्ति', 'कक्षा 1 से 5 | 9:00 | 14:30', 'कक्षा 6 से 10 | 8:30 | 15:30'],
    notice: 'खेल दिवस',
    noticeText: 'अभिभावक नौ बजे से मैदान में आ सकते हैं।',
    address: '4 मंदिर मार्ग, सेलम 636001',
  },
  ta: {
    name: 'தாமரைப் பள்ளத்தாக்கு பள்ளி',
    tagline: 'ஆற்றங்கரையில் ஒரு பள்ளி',
    home: 'முகப்பு',
    welcome:
      'இங்கே 1 முதல் 10 ஆம் வகுப்பு வரை மாணவர்கள் தமிழிலும் ஆங்கிலத்திலும் படிக்கிறார்கள். எங்கள் தோட்டம் இரண்டாவது ஆய்வகம்.',
    list: ['இரண்டு நூலகங்கள்', 'நிழல் தரும் விளையாட்டுத் திடல்', 'நான்கு ஊர்களிலிருந்து பேருந்துகள்'],
    tableTitle: 'பள்ளி நேரம்',
    table: ['வகுப்பு | தொடக்கம் | முடிவு', '1 முதல் 5 | 9:00 | 14:30', '6 முதல் 10 | 8:30 | 15:30'],
    notice: 'விளையாட்டு விழா',
    noticeText: 'பெற்றோர் ஒன்பது மணி முதல் திடலுக்கு வரலாம்.',
    address: '4 கோயில் தெரு, சேலம் 636001',
  },
} satisfies Partial<Record<SiteLanguage, SampleText>>
