export const richText = {
  toolbar: (label: string) => `लिखावट: ${label}`,
  actions: {
    strong: 'मोटे अक्षर',
    emphasis: 'तिरछे अक्षर',
    link: 'लिंक',
    heading: 'शीर्षक',
    bullets: 'बिंदुओं वाली सूची',
    numbers: 'क्रमांक वाली सूची',
    undo: 'पहले जैसा करें',
    redo: 'फिर से करें',
  },
  full: (max: number) => `यहाँ ज़्यादा से ज़्यादा ${max} अक्षर लिखे जा सकते हैं।`,
  link: {
    title: 'लिंक',
    address: 'पता',
    addressHint: 'कोई वेब पेज, ईमेल पता या इस साइट का पेज।',
    words: 'दिखने वाले शब्द',
    fault: 'https://www.example.org जैसा पता लिखें।',
    save: 'लिंक सहेजें',
    remove: 'लिंक हटाएँ',
    cancel: 'रद्द करें',
  },
}
