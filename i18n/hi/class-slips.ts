import type { SlipSentences } from '@/base/class-test-kinds'

const sentences: SlipSentences = {
  marks: 'तुम्हें {most} में से {marks} अंक मिले।',
  right: 'तुमने ये प्रश्न हल किए: {questions}।',
  again: 'इन्हें एक बार फिर पढ़ना अच्छा रहेगा:',
  well: 'तुम ये टॉपिक इतने अच्छे से जानते हो कि किसी को समझा सकते हो।',
  close: 'जो अभी साफ़ न हो, मुझसे पूछो।',
}

const labels: SlipSentences = {
  marks: 'अंक',
  right: 'क्या सही था',
  again: 'फिर से पढ़ने वाले टॉपिक से पहले',
  well: 'जब कोई टॉपिक फिर से न पढ़ना हो',
  close: 'अंत में',
}

export const classSlips = {
  title: 'फ़ीडबैक पर्चियाँ',
  lede: (test: string) => `${test}: एक पन्ने पर छह, टेस्ट की भाषा में।`,
  print: 'पर्चियाँ प्रिंट करें',
  none: 'पहले इस टेस्ट के उत्तर-पत्रक पढ़ें।',
  name: 'नाम',
  roll: (rollNumber: number, section: string) =>
    section ? `रोल नंबर ${rollNumber}, ${section}` : `रोल नंबर ${rollNumber}`,
  chapter: (book: string, chapter: string, page: number) => `${book}, “${chapter}”, पन्ना ${page}`,
  resource: (title: string) => `टूलकिट, “${title}”`,
  sentences,
  form: {
    heading: 'सभी पर्चियों के शब्द बदलें',
    hint: 'इस भाषा की आपकी सभी पर्चियों के लिए। {marks}, {most} और {questions} की जगह संख्या आती है। खाली करने पर हमारे शब्द लौट आते हैं।',
    labels,
    save: 'शब्द सेव करें',
    busy: 'सेव हो रहा है',
    saved: 'शब्द आपकी सभी पर्चियों के लिए सेव हो गए हैं।',
    failure: 'शब्द सेव नहीं हुए। इंटरनेट जाँचें, फिर कोशिश करें।',
  },
}
