export const bookPage = {
  kind: 'ई-बुक',
  /** After a short description, in a search result. */
  more: 'कक्षा 6 से 12 के शिक्षकों के लिए ई-बुक, ब्राउज़र में पढ़ने या प्रिंट करने के लिए।',
  register: 'पंजीकरण करें और मुफ़्त पढ़ें',
  subscription: 'सब्सक्रिप्शन के साथ पढ़ें',
  opening: 'किताब ऐसे शुरू होती है',
  contents: 'किताब में क्या है',
  /** The chapter whose beginning is on the page. */
  openChapter: 'शुरुआत इसी पेज पर',
  facts: {
    heading: 'इस किताब के बारे में',
    audience: 'किसके लिए',
    audienceText: 'कक्षा 6 से 12 के शिक्षक, कोई भी विषय और कोई भी बोर्ड।',
    price: 'कीमत',
    priceFree: 'कुछ नहीं। बस एक खाता चाहिए, जो मुफ़्त है।',
    pricePremium: 'आपके स्कूल के सब्सक्रिप्शन में शामिल है। आपको खुद कुछ नहीं देना होता।',
    length: 'कितनी लंबी',
    pages: (count: number) => `${count} पन्ने`,
    reading: 'कैसे पढ़ें',
    readingText: 'ब्राउज़र में, फ़ोन या कंप्यूटर पर। आप इसे प्रिंट भी कर सकते हैं।',
    category: 'किस बारे में',
    language: 'भाषा',
    editions: 'दूसरी भाषाएँ',
    theme: 'थीम',
  },
  others: 'और ई-बुक',
}
