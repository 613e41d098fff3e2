import { toolkit } from '@/i18n/hi/toolkit'
import type { SheetText } from './types'

export const hi: SheetText = {
  licence: toolkit.licence,
  subject: 'थीम',
  grades: 'कक्षा',
  forGrades: (grades) => `कक्षा ${grades}`,
  page: { before: 'पन्ना ', between: ' / ' },
  cards: {
    name: 'चिंतन कार्ड',
    ways: 'पाँच मिनट, कक्षा में साठ विद्यार्थी',
    toPrint: 'प्रिंट कैसे करें',
    howToPrintHtml: (cards) =>
      `पन्ने 1 और 2 आपके लिए हैं। पन्ना 3 से A4 कागज़ पर दोनों ओर प्रिंट करें। कागज़ <b>लंबे किनारे</b> पर पलटे और आकार 100 % रहे (“actual size”)। टूटी रेखाओं पर काटें; वे पीछे भी उसी जगह हैं। एक बार प्रिंट करने पर ${cards} कार्ड बनते हैं। साठ की कक्षा में हर दो विद्यार्थियों को एक कार्ड देने के लिए तीन बार प्रिंट करें।`,
    range: (first, last) => `कार्ड ${first} से ${last}`,
    backs: (range) => `${range}, पीछे की ओर`,
    card: (number) => `कार्ड ${number}`,
    signs: { look: 'देखिए', ask: 'पूछिए', do: 'कीजिए', back: 'पीछे मुड़कर देखिए' },
    begin: 'शुरुआत',
    together: 'फिर',
    overview: 'सभी प्रश्न एक नज़र में',
    noTime: 'काटने का समय नहीं है? यहाँ से एक प्रश्न चुनें और बोर्ड पर लिख दें।',
    cardHead: 'कार्ड',
    question: 'प्रश्न',
  },
  forms: {
    name: 'टेम्पलेट',
    contents: 'इसमें क्या है',
    head: ['फ़ॉर्म', 'कौन भरे', 'कब', 'समय'],
    minutes: (minutes) => `${minutes} मिनट`,
    shortMinutes: (minutes) => `${minutes} मिनट`,
    named: { name: 'नाम', class: 'कक्षा', roll: 'रोल नंबर', date: 'दिनांक' },
  },
}
