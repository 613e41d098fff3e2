import type { CaptionTranslation } from './video-script'

export const tamil: CaptionTranslation = {
  '[bell]': '[மணியோசை]',

  'Three minutes are enough to open a circle where students talk and listen.':
    'மாணவர்கள் பேசவும் கேட்கவும் ஒரு வட்டத்தைத் தொடங்க மூன்று நிமிடங்கள் போதும்.',
  'Minute one: the ring. Leave the benches. Students stand along the walls.':
    'நிமிடம் 1: வட்டம். பெஞ்சுகள் இருக்கட்டும்; மாணவர்கள் சுவரோரம் நிற்கட்டும்.',
  'Everybody sees every face. You stand in the ring too, not at the board.':
    'எல்லோர் முகமும் தெரியும். நீங்களும் வட்டத்தில் நில்லுங்கள், பலகை அருகே அல்ல.',
  'Minute two: four rules. Write them on the board and read them out.':
    'நிமிடம் 2: நான்கு விதிகள். பலகையில் எழுதி, வாசித்துக் காட்டுங்கள்.',
  'One: only the student who holds the chalk speaks.': 'ஒன்று: சாக்பீஸ் வைத்திருப்பவர் மட்டும் பேசுவார்.',
  'Two: you may pass, and nobody asks why.': 'இரண்டு: பேசாமல் விடலாம். ஏன் என்று யாரும் கேட்க மாட்டார்கள்.',
  'Three: speak for yourself. Say “I felt”, not “everybody knows”.':
    'மூன்று: “எனக்குத் தோன்றியது” எனலாம்; “எல்லோருக்கும் தெரியும்” என்று அல்ல.',
  'Four: what is said here stays here, unless someone is not safe.':
    'நான்கு: பேசியது இங்கேயே இருக்கட்டும். ஆபத்து என்றால் மட்டும் வெளியே சொல்லலாம்.',
  'Minute three: one easy question. What small thing went well this week?':
    'நிமிடம் 3: ஓர் எளிய கேள்வி. இந்த வாரம் எந்தச் சிறு விஷயம் நன்றாக நடந்தது?',
  'Answer it yourself first, in ten seconds. Then hand the chalk on.':
    'முதலில் நீங்கள் பத்து நொடியில் சொல்லுங்கள். பிறகு சாக்பீஸைக் கொடுங்கள்.',
  'Forty students? Everybody tells a neighbour, then five tell us all.':
    'நாற்பது மாணவர்களா? அருகில் இருப்பவரிடம் சொல்லட்டும்; பிறகு ஐவர் எல்லோரிடமும்.',
  'Stop on time and say thank you. The circle is open; the lesson may begin.':
    'நேரத்துக்கு முடித்து நன்றி சொல்லுங்கள். வட்டம் முடிந்தது; பாடம் தொடங்கலாம்.',
  'Hold it once a fortnight. From the fifth circle on, a student opens it.':
    'இரு வாரங்களுக்கு ஒரு முறை நடத்துங்கள். ஐந்தாவதிலிருந்து ஒரு மாணவர் தொடங்கட்டும்.',

  'A rubric the class wrote is a rubric the class will use. Take ten minutes.':
    'வகுப்பு தானே எழுதிய மதிப்பீட்டு அளவுகோலைப் பயன்படுத்தும். பத்து நிமிடம் போதும்.',
  'Pin up two old posters on saving water, names hidden. Which is better?':
    'பெயரை மறைத்து, நீர் சேமிப்புக்கான பழைய சுவரொட்டி இரண்டை ஒட்டுங்கள். எது சிறந்தது?',
  'Pairs say why. You write their words on the board and add none of yours.':
    'இருவர் இருவராகக் காரணம் சொல்லட்டும். அவர்கள் சொற்களையே பலகையில் எழுதுங்கள்.',
  'Circle the words that belong together. Three groups are enough.':
    'ஒன்றாகச் சேரும் சொற்களை வட்டமிடுங்கள். மூன்று குழுக்கள் போதும்.',
  'Each group becomes a question. Ours, in one word: facts, clarity, action.':
    'ஒவ்வொரு குழுவும் ஒரு கேள்வி. எங்களுடையவை, ஒரே சொல்லில்: தகவல், தெளிவு, செயல்.',
  'Draw four levels. Begin with 3: what does a sound poster show?':
    'நான்கு நிலைகளை வரையுங்கள். முதலில் 3: நல்ல சுவரொட்டியில் என்ன இருக்கும்?',
  'Then 4: not more of the same, but something that 3 does not have.':
    'பிறகு 4: அதையே அதிகமாக அல்ல; 3-இல் இல்லாத ஒன்றைச் சேருங்கள்.',
  'Then 2 and 1. Even level 1 says what is there, not what is missing.':
    'பிறகு 2, 1. நிலை 1 கூட இருப்பதைச் சொல்லும்; இல்லாததை அல்ல.',
  'Write what one can see or count: not “clear”, but “read from four metres”.':
    'பார்க்க, எண்ண முடிவதை எழுதுங்கள்: “தெளிவு” அல்ல, “நான்கு மீட்டரிலிருந்து படிக்கலாம்”.',
  'Test it: two pairs mark the same old poster, without talking.':
    'சோதியுங்கள்: இரண்டு இணைகள் பேசாமல் ஒரே பழைய சுவரொட்டிக்கு மதிப்பெண் தரட்டும்.',
  'Where they differ, the words are not clear yet. The class mends them.':
    'மதிப்பெண் வேறுபட்டால், சொற்கள் தெளிவாக இல்லை. வகுப்பு அவற்றைத் திருத்தட்டும்.',
  'Copy it into the notebooks before the work begins, not after.':
    'வேலை தொடங்கும் முன்பே இதை நோட்டில் எழுதச் சொல்லுங்கள்; பிறகு அல்ல.',

  'One case, forty minutes and no lecture: a plan for the ethics period.':
    'ஒரு சூழல், நாற்பது நிமிடங்கள், விரிவுரை இல்லை: அறநெறிப் பாடவேளைக்கு ஒரு திட்டம்.',
  'Four minutes. Read the story aloud, twice, and stop before any ending.':
    'நான்கு நிமிடங்கள். கதையை இரு முறை உரக்க வாசித்து, முடிவுக்கு முன் நிறுத்துங்கள்.',
  'Asha finds tomorrow’s test on the photocopier. Nobody has seen her.':
    'நகல் இயந்திரத்தில் நாளைய வினாத்தாளை ஆஷா காண்கிறாள். அவளை யாரும் பார்க்கவில்லை.',
  'Her best friend loses his scholarship if he fails. What should she do?':
    'நெருங்கிய நண்பன் தோற்றால், அவன் உதவித்தொகை போகும். அவள் என்ன செய்ய வேண்டும்?',
  'Four minutes for the facts. What do we know, and what are we guessing?':
    'தகவல்களுக்கு நான்கு நிமிடங்கள். நமக்குத் தெரிந்தது எது? நாம் ஊகிப்பது எது?',
  'Two minutes, alone and in writing: one decision and one reason.':
    'இரண்டு நிமிடங்கள், தனியாக எழுத்தில்: ஒரு முடிவு, ஒரு காரணம்.',
  'Skip this, and the class will think what its three loudest voices think.':
    'இதை விட்டால், உரக்கப் பேசும் மூவர் நினைப்பதையே வகுப்பு முழுவதும் நினைக்கும்.',
  'Six minutes in pairs, on the bench. They exchange reasons, not sides.':
    'ஆறு நிமிடங்கள், பெஞ்சில் இருவர் இருவராக. தரப்பை அல்ல, காரணங்களைப் பகிரட்டும்.',
  'Sixteen minutes with the class. Who gains, and who is hurt? Who had studied?':
    'வகுப்போடு பதினாறு நிமிடம். யாருக்கு நன்மை? யாருக்குத் தீங்கு? யார் படித்தார்கள்?',
  'What if everybody did it? Would a test still mean anything?':
    'எல்லோரும் இப்படிச் செய்தால்? அப்போதும் தேர்வுக்குப் பொருள் இருக்குமா?',
  'Could she tell it aloud in assembly? If not, why not?':
    'இதை அவள் காலை வழிபாட்டில் எல்லோரிடமும் சொல்ல முடியுமா? இல்லையென்றால், ஏன்?',
  'Do not vote by hand. A vote splits the class into two teams.':
    'கையை உயர்த்தி வாக்களிக்க வேண்டாம். அது வகுப்பை இரு அணிகளாகப் பிரிக்கும்.',
  'To see where they stand, collect slips, or count hands with eyes closed.':
    'கருத்தை அறிய, சீட்டுகளை வாங்குங்கள்; அல்லது கண் மூடி, கை உயர்த்தச் சொல்லுங்கள்.',
  'Five minutes. Each writes: I kept or changed my mind, because …':
    'ஐந்து நிமிடங்கள். எல்லோரும் எழுதட்டும்: என் முடிவு மாறியது / மாறவில்லை, ஏனெனில் …',
  'Three minutes. Two volunteers read. Praise a reason, never a side.':
    'மூன்று நிமிடம். விரும்பிய இருவர் படிப்பர். தரப்பை அல்ல, காரணத்தைப் பாராட்டுங்கள்.',
  'Your own view comes last, if at all.': 'உங்கள் கருத்து கடைசியில்; சொல்லாமலும் விடலாம்.',
}
