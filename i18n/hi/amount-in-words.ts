const TENS = ['', '', 'बीस', 'तीस', 'चालीस', 'पचास', 'साठ', 'सत्तर', 'अस्सी', 'नब्बे']

const ONES = [
  ...['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ', 'दस'],
  ...['ग्यारह', 'बारह', 'तेरह', 'चौदह', 'पंद्रह', 'सोलह', 'सत्रह', 'अठारह', 'उन्नीस'],
]

/** Hindi has a word of its own for each of these numbers: 21 to 29, 31 to 39, up to 99. */
const COMPOUNDS: Record<string, string> = Object.fromEntries(
  [
    ['इक्कीस', 'बाईस', 'तेईस', 'चौबीस', 'पच्चीस', 'छब्बीस', 'सत्ताईस', 'अट्ठाईस', 'उनतीस'],
    ['इकतीस', 'बत्तीस', 'तैंतीस', 'चौंतीस', 'पैंतीस', 'छत्तीस', 'सैंतीस', 'अड़तीस', 'उनतालीस'],
    ['इकतालीस', 'बयालीस', 'तैंतालीस', 'चवालीस', 'पैंतालीस', 'छियालीस', 'सैंतालीस', 'अड़तालीस', 'उनचास'],
    ['इक्यावन', 'बावन', 'तिरपन', 'चौवन', 'पचपन', 'छप्पन', 'सत्तावन', 'अट्ठावन', 'उनसठ'],
    ['इकसठ', 'बासठ', 'तिरसठ', 'चौंसठ', 'पैंसठ', 'छियासठ', 'सड़सठ', 'अड़सठ', 'उनहत्तर'],
    ['इकहत्तर', 'बहत्तर', 'तिहत्तर', 'चौहत्तर', 'पचहत्तर', 'छिहत्तर', 'सतहत्तर', 'अठहत्तर', 'उनासी'],
    ['इक्यासी', 'बयासी', 'तिरासी', 'चौरासी', 'पचासी', 'छियासी', 'सत्तासी', 'अट्ठासी', 'नवासी'],
    ['इक्यानवे', 'बानवे', 'तिरानवे', 'चौरानवे', 'पचानवे', 'छियानवे', 'सत्तानवे', 'अट्ठानवे', 'निन्यानवे'],
  ].flatMap((words, row) =>
    words.map((word, column) => [`${TENS[row + 2]}-${ONES[column + 1]}`, word]),
  ),
)

/** Lakh and crore, as invoices write an amount. */
export const amountInWords = {
  ones: ONES,
  tens: TENS,
  hundred: 'सौ',
  thousand: 'हज़ार',
  lakh: 'लाख',
  crore: 'करोड़',
  minus: 'माइनस',
  amount: (rupees: string) => writeCompounds(`रुपये ${rupees} मात्र`),
  amountWithPaise: (rupees: string, paise: string, isOne: boolean) =>
    writeCompounds(`रुपये ${rupees} और ${paise} ${isOne ? 'पैसा' : 'पैसे'} मात्र`),
}

/** The caller joins tens and ones with a hyphen, such as बीस-पाँच for 25, which is not a Hindi number. */
function writeCompounds(text: string) {
  return text
    .split(' ')
    .map((word) => COMPOUNDS[word] ?? word)
    .join(' ')
}
