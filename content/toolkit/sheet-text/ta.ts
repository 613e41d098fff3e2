import { toolkit } from '@/i18n/ta/toolkit'
import type { SheetText } from './types'

export const ta: SheetText = {
  licence: toolkit.licence,
  subject: 'கருப்பொருள்',
  grades: 'வகுப்பு',
  forGrades: (grades) => `வகுப்பு ${grades}`,
  page: { before: 'பக்கம் ', between: ' / ' },
  cards: {
    name: 'சிந்தனை அட்டைகள்',
    ways: 'ஐந்து நிமிடம், வகுப்பில் அறுபது பேர்',
    toPrint: 'அச்சிடும் முறை',
    howToPrintHtml: (cards) =>
      `பக்கங்கள் 1, 2 உங்களுக்கானவை. பக்கம் 3 முதல் A4 தாளில் இரு புறமும் அச்சிடுங்கள். தாள் <b>நீள விளிம்பில்</b> திரும்ப வேண்டும்; அளவு 100 % (“actual size”). விட்டுவிட்டு வரும் கோடுகளில் வெட்டுங்கள்; பின்புறமும் அதே இடத்தில் அவை உள்ளன. ஒரு முறை அச்சிட்டால் ${cards} அட்டைகள் கிடைக்கும். அறுபது பேர் உள்ள வகுப்பில் இரண்டு மாணவருக்கு ஓர் அட்டை கொடுக்க மூன்று முறை அச்சிடுங்கள்.`,
    range: (first, last) => `அட்டைகள் ${first} முதல் ${last} வரை`,
    backs: (range) => `${range}, பின்புறம்`,
    card: (number) => `அட்டை ${number}`,
    signs: {
      look: 'பாருங்கள்',
      ask: 'கேளுங்கள்',
      do: 'செய்யுங்கள்',
      back: 'திரும்பிப் பாருங்கள்',
    },
    begin: 'தொடக்கம்',
    together: 'பிறகு',
    overview: 'எல்லாக் கேள்விகளும் ஒரே பார்வையில்',
    noTime: 'வெட்ட நேரம் இல்லையா? இங்கிருந்து ஒரு கேள்வியை எடுத்துக் கரும்பலகையில் எழுதுங்கள்.',
    cardHead: 'எண்',
    question: 'கேள்வி',
  },
  forms: {
    name: 'மாதிரிப் படிவங்கள்',
    contents: 'இதில் என்ன உள்ளது',
    head: ['படிவம்', 'யார் நிரப்புவது', 'எப்போது', 'நேரம்'],
    minutes: (minutes) => `${minutes} நிமிடம்`,
    shortMinutes: (minutes) => `${minutes} நிமிடம்`,
    named: { name: 'பெயர்', class: 'வகுப்பு', roll: 'வரிசை எண்', date: 'தேதி' },
  },
}
