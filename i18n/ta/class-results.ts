import type { QuestionLevel, TestChangeKind } from '@/base/class-test-kinds'

const levels: Record<QuestionLevel, string> = {
  remember: 'நினைவுகூர்தல்',
  understand: 'புரிந்துகொள்ளுதல்',
  apply: 'பயன்படுத்துதல்',
  analyse: 'பகுத்தாய்தல்',
}

const changes: Record<TestChangeKind, (number: number) => string> = {
  'key-corrected': (number) => `வினா ${number}-இன் விடைக்குறிப்பைத் திருத்தினீர்கள்.`,
  'question-dropped': (number) => `வினா ${number}-ஐ நீக்கினீர்கள்.`,
  'question-restored': (number) => `வினா ${number} மீண்டும் கணக்கில் வருகிறது.`,
}

export const classResults = {
  title: 'முடிவுகள்',
  heading: (test: string) => `முடிவுகள்: ${test}`,
  lede: (group: string, subject: string, day: string) =>
    [group, subject, day].filter(Boolean).join(', '),
  read: 'விடைத்தாள்களைப் படிக்க',
  slips: 'கருத்துச் சீட்டுகளை அச்சிடுக',
  report: 'வகுப்பு அறிக்கை (PDF)',
  xlsx: 'மதிப்பெண் பதிவேடு (XLSX)',
  csv: 'மதிப்பெண் பதிவேடு (CSV)',
  own: 'இந்த முடிவுகளை நீங்கள் மட்டுமே காண்கிறீர்கள்.',
  none: 'இன்னும் எந்த விடைத்தாளும் படிக்கப்படவில்லை.',
  overview: 'சுருக்கம்',
  figures: {
    students: 'மாணவர்கள்',
    mean: (most: string) => `சராசரி, ${most}-க்கு`,
    spread: 'பரவல்',
    highest: 'அதிகபட்சம்',
    lowest: 'குறைந்தபட்சம்',
    reliability: 'நம்பகத்தன்மை',
  },
  explain: {
    mean: (mean: string, most: string) =>
      `இந்த வகுப்பில் ஒரு மாணவர் சராசரியாக ${most}-க்கு ${mean} மதிப்பெண் பெற்றார்.`,
    spread: (spread: string) =>
      `வகுப்பில் மூன்றில் இரண்டு பங்கினர் அதிலிருந்து ${spread} மதிப்பெண்ணுக்குள் உள்ளனர்.`,
    spreadWithheld: (least: number) =>
      `${least} மாணவர்கள் முதல் பரவல் தெரியும். அதற்குக் குறைவாக இருந்தால் ஒழுங்கு தெரியாது.`,
    reliable: {
      high: (value: string) =>
        `நம்பகத்தன்மை ${value}: இதுபோன்ற வேறு தேர்விலும் மாணவர் வரிசை ஏறக்குறைய இதுவே.`,
      fair: (value: string) =>
        `நம்பகத்தன்மை ${value}: கற்பிக்கப் போதும்; ஒரு மாணவரைப் பற்றி முடிவெடுக்கப் போதாது.`,
      low: (value: string) =>
        `நம்பகத்தன்மை ${value}: மாணவர் வரிசை ஓரளவு தற்செயல். இதைக் கொண்டு தரவரிசை வேண்டாம்.`,
    },
    reliabilityWithheld: (students: number, questions: number) =>
      `நம்பகத்தன்மைக்கு ${students} மாணவர்களும் ${questions} வினாக்களும் தேவை. குறைந்தால் அது தற்செயலே.`,
    kr20: 'இது KR-20.',
    alpha: 'இது கிரான்பாக் ஆல்ஃபா.',
    difficulty: (percent: number) => `வகுப்பு இதன் ${percent} % மதிப்பெண்களைப் பெற்றது.`,
    difficultyWithheld: (least: number) =>
      `கடினம் ${least} மாணவர்கள் முதல் தெரியும்; குறைந்தால் ஒரு மாணவரே அதை மிகவும் மாற்றுவார்.`,
    discrimination: {
      strong: 'தேர்வில் நன்றாகச் செய்தவர்கள் இதில் மிக அதிகமாகச் சரியாக எழுதினர்.',
      fair: 'தேர்வில் நன்றாகச் செய்தவர்கள் இதில் அதிகமாகச் சரியாக எழுதினர்.',
      weak: 'இது மாணவர்களை வேறுபடுத்தவில்லை. மிக எளிது, மிகக் கடினம் அல்லது தெளிவற்றதாக இருக்கலாம்.',
      reversed: 'குறைவாகச் செய்தவர்களே இதில் அதிகமாகச் சரியாக எழுதினர். விடைக்குறிப்பையும் வினாவையும் சரிபாருங்கள்.',
    },
    discriminationWithheld: (least: number) =>
      `இந்த வேறுபாடு ${least} மாணவர்கள் முதல் தெரியும்; மூன்றில் ஒரு பங்கு மிகச் சிறிதாக இருக்கக்கூடாது.`,
    suspect: (students: number, best: number, answer: string) =>
      `விடைக்குறிப்பைச் சரிபாருங்கள்: சிறந்த ${best} மாணவர்களில் ${students} பேர் ${answer} என எழுதினர்.`,
    topics: 'ஒவ்வொரு தலைப்பின் மதிப்பெண்களில் வகுப்பு பெற்ற பங்கு.',
    levels: 'ஒவ்வொரு சிந்தனை நிலையிலும் வகுப்பு பெற்ற பங்கு.',
    versions: 'சராசரிகள் மிகவும் வேறுபட்டால், ஒரு வடிவத்தின் விடைக்குறிப்பு தவறாக இருக்கலாம்.',
    sections: 'இந்த வகுப்பின் பிரிவுகளின் சராசரி.',
  },
  distribution: {
    title: 'எத்தனை மாணவர்கள் எவ்வளவு மதிப்பெண் பெற்றனர்',
    heads: ['மதிப்பெண்', 'மாணவர்கள்'] as [string, string],
    table: 'அட்டவணையாகக் காட்டுக',
    range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  },
  students: {
    heading: 'மாணவர்கள்',
    roll: 'வரிசை எண்',
    marks: 'மதிப்பெண்',
    percent: 'சதவீதம்',
    again: 'மீண்டும் படிக்க',
    typed: 'எழுதிய மதிப்பெண், விடைத்தாள் இல்லை',
    missing: (list: string) => `விடைத்தாள் இன்னும் இல்லை: ${list}`,
    removeHeading: 'விடைத்தாளை நீக்குதல்',
    remove: 'இந்த விடைத்தாளை நீக்குக',
    removeName: (student: string) => `விடைத்தாளை நீக்குக: ${student}`,
    removed: 'விடைத்தாள் நீக்கப்பட்டது.',
  },
  typed: {
    heading: 'விடைத்தாள் இல்லாமல் மதிப்பெண் எழுதுக',
    lede: 'வேறு தாளில் எழுதிய மாணவருக்கு. இது சராசரியில் கணக்கில் வரும், வினாக்களில் வராது.',
    section: 'பிரிவு, பல இருந்தால்',
    roll: 'வரிசை எண்',
    total: (most: string) => `மதிப்பெண், ${most}-க்கு`,
    save: 'மதிப்பெண்ணைச் சேமிக்கவும்',
    busy: 'சேமிக்கப்படுகிறது',
    saved: 'மதிப்பெண் சேமிக்கப்பட்டது.',
    removed: 'மதிப்பெண் நீக்கப்பட்டது.',
    failure: 'மதிப்பெண் சேமிக்கப்படவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  },
  questions: {
    heading: 'வினாக்கள்',
    hint: 'எழுத்துகள் A வடிவத்தினவை. விடைகளைக் காண அல்லது விடைக்குறிப்பைத் திருத்த வினாவைத் திறக்கவும்.',
    percent: (percent: number) => `${percent} %`,
    dropped: 'நீக்கப்பட்டது',
    check: 'விடைக்குறிப்பைச் சரிபாருங்கள்',
    answer: 'விடை',
    chosen: 'மாணவர்கள்',
    noAnswer: 'விடை இல்லை',
    right: 'சரி',
    marksGiven: (marks: string) => `${marks} மதிப்பெண்`,
    isTrue: 'சரி',
    isFalse: 'தவறு',
  },
  correct: {
    legend: 'சரியான விடை',
    hint: 'பல சரியாக இருக்கலாம்: அப்போது ஒவ்வொன்றும் கணக்கில் வரும்.',
    number: 'சரியான எண்',
    save: 'விடைக்குறிப்பைத் திருத்துக',
    drop: 'இந்த வினாவை நீக்குக',
    restore: 'மீண்டும் கணக்கில் சேர்க்கவும்',
    done: 'முடிவுகள் மீண்டும் கணக்கிடப்பட்டன.',
    undone: 'மாற்றம் திரும்பப் பெறப்பட்டது.',
    undo: 'திரும்பப் பெறுக',
    failure: 'எதுவும் மாறவில்லை. இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  },
  changes: {
    heading: 'மாற்றங்கள்',
    none: 'நீங்கள் எந்த விடைக்குறிப்பையும் மாற்றவில்லை.',
    entry: changes,
    from: (before: string, after: string) => `முன்பு ${before}, இப்போது ${after}.`,
  },
  topics: {
    heading: 'தலைப்புகள்',
    levels: 'நிலைகள்',
    versions: 'வடிவங்கள்',
    sections: 'பிரிவுகள்',
  },
  levels,
  version: (letter: string) => `வடிவம் ${letter}`,
  noSection: 'பிரிவு இல்லாமல்',
  share: (percent: number) => `${percent} %`,
  group: {
    heading: (group: string) => `${group}: தலைப்புகள்`,
    lede: 'ஒவ்வொரு தேர்விலும், ஒவ்வொரு தலைப்பின் மதிப்பெண்களில் வகுப்பு பெற்ற பங்கு.',
    none: 'தலைப்புகளைக் காண, இந்த வகுப்பின் ஒரு தேர்வின் விடைத்தாள்களைப் படியுங்கள்.',
    link: 'இந்த வகுப்பின் எல்லாத் தேர்வுகளின் தலைப்புகள்',
  },
  student: {
    title: 'ஒரு மாணவர்',
    heading: (rollNumber: number, section: string, name: string) =>
      [`வரிசை எண் ${rollNumber}`, section, name].filter(Boolean).join(', '),
    print: 'இந்தப் பக்கத்தை அச்சிடுக',
    reached: (marks: string, most: string, percent: string) =>
      `${most}-இல் ${marks} மதிப்பெண், ${percent}`,
    question: 'வினா',
    answer: 'விடை',
    key: 'சரியான விடை',
    ofMarks: (marks: string, most: string) => `${most}-இல் ${marks}`,
    topics: 'ஒவ்வொரு தேர்விலும் தலைப்புகள்',
  },
  register: {
    heads: ['பிரிவு', 'வரிசை எண்', 'வடிவம்', 'மதிப்பெண்', 'மொத்தம்', 'சதவீதம்'],
    question: (number: number) => `வினா ${number}`,
  },
  paper: {
    heading: 'வகுப்பு அறிக்கை',
    subtitle: (test: string, group: string, day: string) =>
      [test, group, day].filter(Boolean).join(', '),
    summary: 'சுருக்கம்',
    students: 'மாணவர்கள்',
    studentHeads: ['வரிசை எண்', 'மதிப்பெண்', 'சதவீதம்', 'மீண்டும் படிக்க'],
    questions: 'வினாக்கள்',
    questionHeads: ['வினா', 'தலைப்பு', 'விடைக்குறிப்பு', 'பெற்றது', 'விடைகள்'],
    topicChart: 'பட்டைகள்: ஒவ்வொரு தலைப்பிலும் வகுப்பு பெற்ற சதவீதம்',
    note: 'வரிசை எண்கள் மட்டும். இந்த வகுப்பின் ஆசிரியருக்கு.',
    page: 'பக்கம் {page} / {pages}',
  },
}
