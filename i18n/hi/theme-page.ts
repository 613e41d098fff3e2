export const themePage = {
  kind: 'पाठ और सत्र',
  /** After a short description, in a search result. */
  more: (theme: string) =>
    `कक्षा 6 से 12 के लिए “${theme}”: शिक्षकों के लाइव सत्र, प्रिंट करने की सामग्री और ई-बुक।`,
  lede: 'शिक्षकों के लिए लाइव सत्र, आपकी कक्षा के लिए सामग्री और किताबें, सब एक ही थीम पर।',
  picture: 'थीम का चित्र।',
  next: 'अगले सत्र में भाग लें',
  dates: 'सभी तारीखें देखें',
  coming: 'अगले सत्र',
  past: 'पिछले सत्र',
  resources: 'आपकी कक्षा के लिए सामग्री',
  books: 'इस थीम की ई-बुक',
  others: 'दूसरी थीम',
}
