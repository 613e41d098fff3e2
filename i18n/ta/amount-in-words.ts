const TENS = ['', '', 'இருபது', 'முப்பது', 'நாற்பது', 'ஐம்பது', 'அறுபது', 'எழுபது', 'எண்பது', 'தொண்ணூறு']

const ONES = [
  ...['பூஜ்ஜியம்', 'ஒன்று', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது'],
  ...['பத்து', 'பதினொன்று', 'பன்னிரண்டு', 'பதின்மூன்று', 'பதினான்கு', 'பதினைந்து', 'பதினாறு'],
  ...['பதினேழு', 'பதினெட்டு', 'பத்தொன்பது'],
]

/** 100, 200, up to 900: each has a word of its own. */
const HUNDREDS = [
  ...['நூறு', 'இருநூறு', 'முந்நூறு', 'நானூறு', 'ஐந்நூறு', 'அறுநூறு', 'எழுநூறு', 'எண்ணூறு'],
  'தொள்ளாயிரம்',
]

/** 3 and 5 before ஆயிரம்; every other number joins it as it is. */
const THOUSANDS: Record<string, string> = { மூன்று: 'மூவாயிரம்', ஐந்து: 'ஐயாயிரம்' }

const VOWEL_SIGNS: Record<string, string> = {
  ஆ: 'ா',
  இ: 'ி',
  எ: 'ெ',
  ஏ: 'ே',
  ஐ: 'ை',
  ஒ: 'ொ',
  ஓ: 'ோ',
}

/** Lakh and crore, as invoices write an amount. */
export const amountInWords = {
  ones: ONES,
  tens: TENS,
  hundred: 'நூறு',
  thousand: 'ஆயிரம்',
  lakh: 'லட்சம்',
  crore: 'கோடி',
  minus: 'மைனஸ்',
  amount: (rupees: string) => `ரூபாய் ${joinNumber(rupees)} மட்டும்`,
  amountWithPaise: (rupees: string, paise: string) =>
    `ரூபாய் ${joinNumber(rupees)} மற்றும் ${joinNumber(`${paise} பைசா`)} மட்டும்`,
}

const COUNTED_UNITS = ['லட்சம்', 'கோடி', 'பைசா']

/**
 * The caller gives ஒன்று லட்சம் இருபது-ஐந்து ஆயிரம், which Tamil writes ஒரு லட்சத்து இருபத்தைந்தாயிரம்.
 * The last step doubles a consonant: பத்து கோடி becomes பத்துக் கோடி.
 */
function joinNumber(numberWords: string) {
  const words: string[] = []
  for (const word of `${numberWords}`.split(' ').map(joinTensAndOnes)) {
    if (word === 'நூறு') words.push(HUNDREDS[ONES.indexOf(words.pop() ?? '') - 1] ?? '')
    else if (word === 'ஆயிரம்') words.push(joinThousand(words.pop() ?? ''))
    else if (COUNTED_UNITS.includes(word)) words.push(shortenOne(words.pop() ?? ''), word)
    else words.push(word)
  }
  return words
    .map((word, index) => (isBeforeNumber(words, index) ? changeEnd(word) : word))
    .join(' ')
    .replace(/([தறட])்\1ு ([கசதப])/g, '$1்$1ு$2் $2')
}

function joinTensAndOnes(word: string) {
  const [ten = '', one] = word.split('-')
  return one ? joinWords(changeEnd(ten), one) : word
}

const joinThousand = (count: string) =>
  THOUSANDS[count] ?? joinWords(count.replace(/ஒன்று$/, 'ஓர்').replace(/ொன்று$/, 'ோர்'), 'ஆயிரம்')

/** ஒன்று before a unit that is counted: ஒரு கோடி, இருபத்தொரு கோடி, பதினோரு கோடி. */
const shortenOne = (count: string) =>
  count.replace(/^பதினொன்று$/, 'பதினோரு').replace(/(ஒ|ொ)ன்று$/, '$1ரு')

const isBeforeNumber = (words: string[], index: number) =>
  index < words.length - 1 && !COUNTED_UNITS.includes(words[index + 1] ?? '')

/** Before a smaller number: லட்சம் becomes லட்சத்து, இருபது இருபத்து, நூறு நூற்று and கோடி கோடியே. */
const changeEnd = (word: string) =>
  word.replace(/ம்$/, 'த்து').replace(/பது$/, 'பத்து').replace(/ூறு$/, 'ூற்று').replace(/டி$/, 'டியே')

/** ு or ் at the end gives way to a vowel: இருபத்து and ஐந்து become இருபத்தைந்து. */
function joinWords(first: string, second: string) {
  const sign = VOWEL_SIGNS[second.charAt(0)]
  return sign ? `${first.slice(0, -1)}${sign}${second.slice(1)}` : `${first} ${second}`
}
