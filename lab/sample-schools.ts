import type { OFFERED_DESIGNS, SiteLanguage, SiteTemplate } from '@/lib/school-sites/kinds'
import type { SiteBlock } from '@/lib/school-sites/schema'

/** Five invented schools, each with a design, a language and photos of its own. */

type SampleBlock = SiteBlock extends infer Block
  ? Block extends SiteBlock
    ? Omit<Block, 'id'>
    : never
  : never

export type SampleSchool = {
  key: string
  name: string
  tagline: string
  design: (typeof OFFERED_DESIGNS)[number]
  colour: string
  language: SiteLanguage
  template: SiteTemplate
  /** Title of the home page. */
  home: string
  /** Null for a school without a photo. */
  cover: { title: string; text: string; x: number } | null
  photos: string[]
  blocks: SampleBlock[]
}

const text = (words: string): SampleBlock => ({ type: 'text', text: words, style: 'lists' })
const heading = (words: string): SampleBlock => ({ type: 'heading', text: words, style: 'large' })
const figures = (...entries: [string, string][]): SampleBlock => ({
  type: 'figures',
  figures: entries.map(([number, label]) => ({ number, label })),
})
const notices = (title: string, ...entries: [string, string, string][]): SampleBlock => ({
  ...{ type: 'notices', title },
  notices: entries.map(([name, words, until]) => ({
    ...{ title: name, text: words, from: '', until, file: '' },
  })),
})
const people = (title: string, ...entries: [string, string, string][]): SampleBlock => ({
  ...{ type: 'people', title },
  people: entries.map(([name, role, subject]) => ({ name, role, subject, file: '' })),
})
const columns = (...entries: [string, string][]): SampleBlock => ({
  type: 'columns',
  columns: entries.map(([title, words]) => ({ title, text: words, file: '', alt: '' })),
})
const contact = (title: string, [phone, email, address, hours]: string[]): SampleBlock => ({
  ...{ type: 'contact', title, phone: phone ?? '', email: email ?? '' },
  ...{ text: address ?? '', hours: hours ?? '' },
})

export const SAMPLE_SCHOOLS: SampleSchool[] = [
  {
    key: 'palm-grove',
    name: 'Palm Grove Higher Secondary School',
    tagline: 'Pollachi, Tamil Nadu · State Board',
    ...{ design: 'bands', colour: '#8c1d40', language: 'en' },
    ...{ template: 'day', home: 'Home' },
    cover: {
      title: 'Where every child is known by name',
      text: 'Grades 6 to 12, and a garden that feeds the midday meal.',
      x: 70,
    },
    photos: [
      'The garden before the first bell',
      'Chemistry in grade 11',
      'Volleyball after school',
    ],
    blocks: [
      text('We are a day school for the children of Pollachi and the villages around it.'),
      figures(
        ['1,200', 'students'],
        ['54', 'teachers'],
        ['4', 'science labs'],
        ['1962', 'founded'],
      ),
      notices(
        'Notices',
        ['Half-yearly examination', 'The timetable hangs at the office.', '2026-12-12'],
        ['Parents meet class teachers', '2:00 PM in the hall. Bring the diary.', '2026-11-30'],
      ),
      heading('For parents'),
      {
        type: 'list',
        text: 'Fees 2026–27\nSchool bus routes\nUniform and books',
        style: 'bullets',
      },
      contact('Find us', [
        '04259 220000',
        'office@palmgrove.example',
        '12 Temple Road\nPollachi 642001',
        '9:00 AM to 4:00 PM',
      ]),
      heading('Life here'),
    ],
  },
  {
    key: 'himalaya',
    name: 'हिमालय आवासीय विद्यालय',
    tagline: 'अल्मोड़ा, उत्तराखंड',
    ...{ design: 'ruled', colour: '#0f6b5c', language: 'hi' },
    ...{ template: 'residential', home: 'होम' },
    cover: {
      title: 'पहाड़ों के बीच पढ़ाई, और घर जैसा छात्रावास',
      text: 'कक्षा 6 से 12 तक। हर शाम दो घंटे शिक्षकों के साथ पढ़ाई।',
      x: 30,
    },
    photos: ['सुबह की सभा', 'पुस्तकालय', 'छात्रावास की रसोई'],
    blocks: [
      text('हमारे विद्यालय में 320 विद्यार्थी रहते और पढ़ते हैं। यहाँ हर बच्चे का एक शिक्षक-अभिभावक है।'),
      figures(['320', 'विद्यार्थी'], ['28', 'शिक्षक'], ['8', 'छात्रावास गृह'], ['1984', 'स्थापना']),
      notices(
        'सूचनाएँ',
        ['शीतकालीन अवकाश', 'छात्रावास 24 दिसंबर को बंद होगा। अभिभावक सुबह 11 बजे तक आएँ।', '2026-12-24'],
        ['वार्षिक खेल दिवस', 'सब अभिभावक आमंत्रित हैं।', '2026-12-05'],
      ),
      {
        ...{ type: 'table', title: 'हमारा दिन' },
        text: 'समय | काम\n5:30 | व्यायाम\n7:30 | नाश्ता\n8:30 | कक्षाएँ\n16:00 | खेल\n19:00 | स्वाध्याय',
      },
      people(
        'शिक्षक',
        ['श्रीमती कमला जोशी', 'प्रधानाचार्या', 'हिन्दी'],
        ['श्री दीपक रावत', 'छात्रावास प्रमुख', 'गणित'],
        ['सुश्री रेखा पंत', 'शिक्षिका', 'विज्ञान'],
      ),
      contact('संपर्क', [
        '05962 230000',
        'karyalay@himalaya.example',
        'माल रोड\nअल्मोड़ा 263601',
        'सोमवार से शनिवार, 9 से 4 बजे',
      ]),
      heading('तस्वीरें'),
    ],
  },
  {
    key: 'thamarai',
    name: 'தாமரைக்குளம் ஊராட்சித் தொடக்கப் பள்ளி',
    tagline: 'ஓராசிரியர் பள்ளி · தாமரைக்குளம், விருதுநகர் மாவட்டம்',
    ...{ design: 'simple', colour: '#9a3412', language: 'ta' },
    ...{ template: 'oneRoom', home: 'முகப்பு' },
    cover: { title: 'ஒரே அறை, ஐந்து வகுப்புகள்', text: 'ஊரே சேர்ந்து நடத்தும் பள்ளி.', x: 60 },
    photos: ['ஆலமரத்தடி வகுப்பு', 'காலை வழிபாடு'],
    blocks: [
      text(
        'எங்கள் பள்ளியில் 1 முதல் 5 ஆம் வகுப்பு வரை 31 மாணவர்கள் ஒன்றாகப் படிக்கிறார்கள். மூத்தவர்கள் இளையவர்களுக்கு வாசித்துக் காட்டுகிறார்கள்.',
      ),
      figures(['31', 'மாணவர்கள்'], ['5', 'வகுப்புகள்'], ['1', 'ஆசிரியர்']),
      notices('அறிவிப்புகள்', [
        'கிராம சபைக் கூட்டம்',
        'பள்ளிக் கட்டடம் பற்றிப் பேசுகிறோம். அனைவரும் வாருங்கள்.',
        '2026-12-06',
      ]),
      heading('எங்கள் நாள்'),
      { type: 'list', text: 'காலை வழிபாடு\nவாசிப்பு நேரம்\nகணக்கு\nமதிய உணவு\nதோட்டம்', style: 'numbers' },
      contact('தொடர்பு', [
        '04562 260000',
        '',
        'ஊராட்சி அலுவலகம் அருகில்\nதாமரைக்குளம் 626001',
        'காலை 9 முதல் மாலை 4 வரை',
      ]),
      heading('படங்கள்'),
    ],
  },
  {
    key: 'little-lamps',
    name: 'Little Lamps School',
    tagline: 'Kindergarten and grades 1 to 5 · Indore',
    ...{ design: 'side', colour: '#5b3a8e', language: 'en' },
    ...{ template: 'kindergarten', home: 'Home' },
    cover: {
      title: 'First years, well begun',
      text: 'Children from three years of age learn by play, in Hindi and in English.',
      x: 40,
    },
    photos: ['Sand and water', 'Story time', 'The vegetable patch', 'Painting'],
    blocks: [
      text('Our kindergarten has its own gate, its own garden and its own kitchen.'),
      columns(
        ['Nursery', 'Three to four years. 9:00 to 12:00.'],
        ['LKG', 'Four to five years. 9:00 to 12:30.'],
        ['UKG', 'Five to six years. 9:00 to 13:00.'],
      ),
      figures(['1 : 12', 'teacher to children'], ['6', 'classrooms'], ['2009', 'founded']),
      notices('Notices', ['Grandparents’ day', 'Come at ten and bring a story.', '2026-12-11']),
      heading('What a child brings'),
      {
        type: 'list',
        text: 'A water bottle with a name\nA napkin\nA change of clothes',
        style: 'bullets',
      },
      people(
        'Our team',
        ['Anita Verma', 'Head of kindergarten', ''],
        ['Joseph D’Souza', 'Music', ''],
        ['Sunita Patel', 'Class teacher, UKG', ''],
      ),
      contact('Contact', [
        '0731 2400000',
        'hello@littlelamps.example',
        '4 Rose Lane\nIndore 452001',
        '8:30 AM to 2:00 PM',
      ]),
      heading('Our days'),
    ],
  },
  {
    key: 'sagar',
    name: 'Sagar Senior Secondary School',
    tagline: 'Grades 9 to 12 · CBSE · Sagar, Madhya Pradesh',
    ...{ design: 'ruled', colour: '#1d4f91', language: 'en' },
    ...{ template: 'senior', home: 'Home' },
    cover: null,
    photos: [],
    blocks: [
      text(
        'Students of grades 9 to 12 prepare here for the board examination, in Hindi and in English.',
      ),
      heading('Admissions'),
      text(
        'Admission forms are at the office from January. **Bring the birth certificate and the last report card.**',
      ),
      {
        type: 'table',
        title: 'School hours',
        text: 'Classes | Begin | End\nGrades 9 and 10 | 8:30 | 14:00\nGrades 11 and 12 | 8:00 | 14:30',
      },
      figures(['640', 'students'], ['26', 'teachers'], ['11,000', 'books']),
      notices('Notices', [
        'Sports day',
        'Parents are welcome on the ground from nine.',
        '2026-12-19',
      ]),
      contact('Contact', [
        '07582 220000',
        'office@sagarps.example',
        'Civil Lines\nSagar 470001',
        '8:00 AM to 3:00 PM',
      ]),
    ],
  },
]
