import type { QuestionLevel, TestChangeKind } from '@/base/class-test-kinds'

const levels: Record<QuestionLevel, string> = {
  remember: 'याद करना',
  understand: 'समझना',
  apply: 'लागू करना',
  analyse: 'विश्लेषण करना',
}

const changes: Record<TestChangeKind, (number: number) => string> = {
  'key-corrected': (number) => `आपने प्रश्न ${number} की उत्तर कुंजी सुधारी।`,
  'question-dropped': (number) => `आपने प्रश्न ${number} हटाया।`,
  'question-restored': (number) => `प्रश्न ${number} फिर से गिना जाता है।`,
}

export const classResults = {
  title: 'परिणाम',
  heading: (test: string) => `परिणाम: ${test}`,
  lede: (group: string, subject: string, day: string) =>
    [group, subject, day].filter(Boolean).join(', '),
  read: 'उत्तर-पत्रक पढ़ें',
  slips: 'फ़ीडबैक पर्चियाँ प्रिंट करें',
  report: 'कक्षा रिपोर्ट (PDF)',
  xlsx: 'अंक रजिस्टर (XLSX)',
  csv: 'अंक रजिस्टर (CSV)',
  own: 'ये परिणाम केवल आप देखते हैं।',
  none: 'अभी कोई उत्तर-पत्रक नहीं पढ़ा गया।',
  overview: 'सारांश',
  figures: {
    students: 'विद्यार्थी',
    mean: (most: string) => `औसत, ${most} में से`,
    spread: 'फैलाव',
    highest: 'सबसे अधिक',
    lowest: 'सबसे कम',
    reliability: 'विश्वसनीयता',
  },
  explain: {
    mean: (mean: string, most: string) => `इस कक्षा के विद्यार्थी को औसतन ${most} में से ${mean} अंक मिले।`,
    spread: (spread: string) => `कक्षा के लगभग दो-तिहाई विद्यार्थी इससे ${spread} अंक के भीतर हैं।`,
    spreadWithheld: (least: number) =>
      `फैलाव ${least} विद्यार्थियों से दिखता है। इससे कम अंकों में कोई क्रम नहीं दिखता।`,
    reliable: {
      high: (value: string) =>
        `विश्वसनीयता ${value}: ऐसे ही दूसरे टेस्ट में भी विद्यार्थियों का क्रम लगभग यही रहेगा।`,
      fair: (value: string) =>
        `विश्वसनीयता ${value}: पढ़ाने के लिए ठीक है, किसी एक विद्यार्थी पर निर्णय के लिए नहीं।`,
      low: (value: string) =>
        `विश्वसनीयता ${value}: विद्यार्थियों का क्रम कुछ हद तक संयोग है। इससे रैंक न बनाएँ।`,
    },
    reliabilityWithheld: (students: number, questions: number) =>
      `विश्वसनीयता के लिए ${students} विद्यार्थी और ${questions} प्रश्न चाहिए। इससे कम में वह संयोग ही होगी।`,
    kr20: 'यह KR-20 है।',
    alpha: 'यह क्रॉनबैक का अल्फ़ा है।',
    difficulty: (percent: number) => `कक्षा को इसके ${percent} % अंक मिले।`,
    difficultyWithheld: (least: number) =>
      `कठिनाई ${least} विद्यार्थियों से दिखती है, क्योंकि कम में एक विद्यार्थी इसे बहुत बदल देता है।`,
    discrimination: {
      strong: 'टेस्ट में अच्छा करने वाले विद्यार्थी यहाँ कहीं अधिक बार सही रहे।',
      fair: 'टेस्ट में अच्छा करने वाले विद्यार्थी यहाँ अधिक बार सही रहे।',
      weak: 'यह अच्छे और कमज़ोर विद्यार्थियों में अंतर नहीं दिखाता। शायद बहुत आसान, कठिन या अस्पष्ट है।',
      reversed: 'कमज़ोर विद्यार्थी यहाँ अधिक बार सही रहे। कुंजी और प्रश्न जाँचें।',
    },
    discriminationWithheld: (least: number) =>
      `यह अंतर ${least} विद्यार्थियों से दिखता है, क्योंकि कक्षा की एक-तिहाई बहुत छोटी नहीं होनी चाहिए।`,
    suspect: (students: number, best: number, answer: string) =>
      `कुंजी जाँचें: आपके ${best} सबसे अच्छे विद्यार्थियों में से ${students} ने ${answer} चुना।`,
    topics: 'हर टॉपिक के कितने अंक कक्षा को मिले।',
    levels: 'सोचने के हर स्तर पर कक्षा को कितने अंक मिले।',
    versions: 'औसत बहुत अलग हों, तो शायद एक वर्शन की कुंजी गलत है।',
    sections: 'इस कक्षा के सेक्शन के औसत।',
  },
  distribution: {
    title: 'कितने विद्यार्थियों को कितने अंक मिले',
    heads: ['अंक', 'विद्यार्थी'] as [string, string],
    table: 'तालिका के रूप में दिखाएँ',
    range: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  },
  students: {
    heading: 'विद्यार्थी',
    roll: 'रोल नंबर',
    marks: 'अंक',
    percent: 'प्रतिशत',
    again: 'फिर से पढ़ना है',
    typed: 'लिखे गए अंक, उत्तर-पत्रक नहीं',
    missing: (list: string) => `अभी उत्तर-पत्रक नहीं: ${list}`,
    removeHeading: 'उत्तर-पत्रक हटाएँ',
    remove: 'यह उत्तर-पत्रक हटाएँ',
    removeName: (student: string) => `${student} का उत्तर-पत्रक हटाएँ`,
    removed: 'उत्तर-पत्रक हटा दिया गया है।',
  },
  typed: {
    heading: 'बिना उत्तर-पत्रक के अंक लिखें',
    lede: 'उस विद्यार्थी के लिए जिसने दूसरे कागज़ पर लिखा। अंक औसत में गिने जाते हैं, प्रश्नों में नहीं।',
    section: 'सेक्शन, यदि कई हों',
    roll: 'रोल नंबर',
    total: (most: string) => `अंक, ${most} में से`,
    save: 'अंक सेव करें',
    busy: 'सेव हो रहा है',
    saved: 'अंक सेव हो गए हैं।',
    removed: 'अंक हटा दिए गए हैं।',
    failure: 'अंक सेव नहीं हुए। इंटरनेट जाँचें, फिर कोशिश करें।',
  },
  questions: {
    heading: 'प्रश्न',
    hint: 'अक्षर वर्शन A के हैं। उत्तर देखने या कुंजी सुधारने के लिए प्रश्न खोलें।',
    percent: (percent: number) => `${percent} %`,
    dropped: 'हटाया गया',
    check: 'कुंजी जाँचें',
    answer: 'उत्तर',
    chosen: 'विद्यार्थी',
    noAnswer: 'कोई उत्तर नहीं',
    right: 'सही',
    marksGiven: (marks: string) => `${marks} अंक`,
    isTrue: 'सही',
    isFalse: 'गलत',
  },
  correct: {
    legend: 'सही उत्तर',
    hint: 'कई सही हो सकते हैं: तब हर एक गिना जाता है।',
    number: 'सही संख्या',
    save: 'कुंजी सुधारें',
    drop: 'यह प्रश्न हटाएँ',
    restore: 'इसे फिर से गिनें',
    done: 'परिणाम फिर से निकाले गए हैं।',
    undone: 'बदलाव वापस लिया गया है।',
    undo: 'वापस लें',
    failure: 'कुछ नहीं बदला। इंटरनेट जाँचें, फिर कोशिश करें।',
  },
  changes: {
    heading: 'बदलाव',
    none: 'आपने कोई कुंजी नहीं बदली है।',
    entry: changes,
    from: (before: string, after: string) => `पहले ${before}, अब ${after}।`,
  },
  topics: { heading: 'टॉपिक', levels: 'स्तर', versions: 'वर्शन', sections: 'सेक्शन' },
  levels,
  version: (letter: string) => `वर्शन ${letter}`,
  noSection: 'बिना सेक्शन',
  share: (percent: number) => `${percent} %`,
  group: {
    heading: (group: string) => `${group} के टॉपिक`,
    lede: 'हर टॉपिक के कितने अंक कक्षा को मिले, टेस्ट-दर-टेस्ट।',
    none: 'टॉपिक देखने के लिए इस कक्षा के किसी टेस्ट के उत्तर-पत्रक पढ़ें।',
    link: 'इस कक्षा के सभी टेस्ट के टॉपिक',
  },
  student: {
    title: 'एक विद्यार्थी',
    heading: (rollNumber: number, section: string, name: string) =>
      [`रोल नंबर ${rollNumber}`, section, name].filter(Boolean).join(', '),
    print: 'यह पेज प्रिंट करें',
    reached: (marks: string, most: string, percent: string) =>
      `${most} में से ${marks} अंक, ${percent}`,
    question: 'प्रश्न',
    answer: 'उत्तर',
    key: 'सही उत्तर',
    ofMarks: (marks: string, most: string) => `${most} में से ${marks}`,
    topics: 'हर टेस्ट के विषय',
  },
  register: {
    heads: ['सेक्शन', 'रोल नंबर', 'वर्शन', 'अंक', 'कुल', 'प्रतिशत'],
    question: (number: number) => `प्रश्न ${number}`,
  },
  paper: {
    heading: 'कक्षा रिपोर्ट',
    subtitle: (test: string, group: string, day: string) =>
      [test, group, day].filter(Boolean).join(', '),
    summary: 'सारांश',
    students: 'विद्यार्थी',
    studentHeads: ['रोल नंबर', 'अंक', 'प्रतिशत', 'फिर से पढ़ना है'],
    questions: 'प्रश्न',
    questionHeads: ['प्रश्न', 'टॉपिक', 'कुंजी', 'मिले', 'उत्तर'],
    topicChart: 'पट्टियाँ: हर टॉपिक के कितने प्रतिशत अंक मिले',
    note: 'केवल रोल नंबर। इस कक्षा के शिक्षक के लिए।',
    page: 'पेज {page} / {pages}',
  },
}
