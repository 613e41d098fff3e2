import type { SlipSentences } from '@/base/class-test-kinds'

const sentences: SlipSentences = {
  marks: 'நீ {most}-க்கு {marks} மதிப்பெண் பெற்றாய்.',
  right: 'இந்த வினாக்களுக்குச் சரியாக விடையளித்தாய்: {questions}.',
  again: 'இவற்றை மீண்டும் ஒருமுறை படிப்பது நல்லது:',
  well: 'இந்தத் தலைப்புகளை மற்றவருக்கு விளக்கும் அளவுக்கு நன்கு அறிந்திருக்கிறாய்.',
  close: 'இன்னும் தெளிவாக இல்லாததை என்னிடம் கேள்.',
}

const labels: SlipSentences = {
  marks: 'மதிப்பெண்',
  right: 'எவை சரி',
  again: 'மீண்டும் படிக்கும் தலைப்புகளுக்கு முன்',
  well: 'எதையும் மீண்டும் படிக்க வேண்டாம் எனில்',
  close: 'முடிவில்',
}

export const classSlips = {
  title: 'கருத்துச் சீட்டுகள்',
  lede: (test: string) => `${test}: ஒரு பக்கத்தில் ஆறு, தேர்வின் மொழியில்.`,
  print: 'சீட்டுகளை அச்சிடுக',
  none: 'முதலில் இந்தத் தேர்வின் விடைத்தாள்களைப் படியுங்கள்.',
  name: 'பெயர்',
  roll: (rollNumber: number, section: string) =>
    section ? `வரிசை எண் ${rollNumber}, ${section}` : `வரிசை எண் ${rollNumber}`,
  chapter: (book: string, chapter: string, page: number) => `${book}, “${chapter}”, பக்கம் ${page}`,
  resource: (title: string) => `கருவித்தொகுப்பு, “${title}”`,
  sentences,
  form: {
    heading: 'எல்லாச் சீட்டுகளின் சொற்களையும் மாற்றுக',
    hint: 'இந்த மொழியில் உங்கள் எல்லாச் சீட்டுகளுக்கும். {marks}, {most}, {questions} ஆகியவற்றுக்கு எண்கள் வரும். காலியாக்கினால் எங்கள் சொற்கள் திரும்பும்.',
    labels,
    save: 'சொற்களைச் சேமிக்கவும்',
    busy: 'சேமிக்கப்படுகிறது',
    saved: 'உங்கள் எல்லாச் சீட்டுகளுக்கும் சொற்கள் சேமிக்கப்பட்டன.',
    failure: 'சொற்கள் சேமிக்கப்படவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  },
}
