import { formatLongDate } from '../dates'

export const signIn = {
  or: 'या उस खाते से जो आपके पास पहले से है:',
  button: (provider: string) => `${provider} से लॉग इन करें`,
  connect: {
    title: 'अपना लॉग इन जोड़ें',
    from: (provider: string, email: string | null) =>
      email ? `आपने ${provider} से ${email} के रूप में लॉग इन किया।` : `आपने ${provider} से लॉग इन किया।`,
    unknown: 'यह अभी किसी UNS खाते से जुड़ा नहीं है।',
    known: 'इस ईमेल पते वाला खाता पहले से है। एक बार पहले की तरह लॉग इन करें, फिर पुष्टि करें कि वह आपका है।',
    have: 'मेरा खाता है',
    haveText: 'अपने पासवर्ड या पासकी से एक बार लॉग इन करें। आप इसी पेज पर लौटेंगे।',
    login: 'लॉग इन करें',
    isNew: 'मुझे नया खाता चाहिए',
    newText: 'पहले पंजीकरण करें। नाम और ईमेल हम भर देते हैं। आप इसी पेज पर लौटेंगे।',
    register: 'पंजीकरण करें',
    ask: (provider: string, account: string) =>
      `इसे खाते ${account} से जोड़ें? फिर आप ${provider} से लॉग इन कर सकेंगे।`,
    notYou: 'यह आपका खाता नहीं है? पहले लॉग आउट करें, फिर दोबारा शुरू करें।',
    button: 'जोड़ें',
    gone: 'जोड़ने के लिए कुछ बाकी नहीं है। लॉग इन पेज से फिर शुरू करें।',
    back: 'लॉग इन पेज पर जाएँ',
  },
  profile: {
    title: 'दूसरे लॉग इन',
    lede: 'उस खाते से लॉग इन करें जो आपके पास पहले से है। आपका पासवर्ड भी काम करता रहेगा।',
    required: (school: string) =>
      `${school} चाहता है कि उसके शिक्षक स्कूल के खाते से लॉग इन करें। अपना खाता यहाँ जोड़ें और जुड़ा रहने दें।`,
    none: 'अभी कोई दूसरा लॉग इन नहीं जुड़ा है।',
    used: (added: Date, used: Date) =>
      `${formatLongDate(added)} को जोड़ा गया, आखिरी उपयोग ${formatLongDate(used)} को`,
    add: 'लॉग इन जोड़ें',
    addButton: (provider: string) => `${provider} जोड़ें`,
    remove: 'हटाएँ',
    removeOne: (name: string) => `लॉग इन ${name} हटाएँ`,
    removeText: 'फिर उससे लॉग इन नहीं हो सकेगा।',
    removeButton: 'यह लॉग इन हटाएँ',
    connected: 'लॉग इन जुड़ गया है।',
    removed: 'लॉग इन हटा दिया गया है।',
    verify: 'पुष्टि करें कि यह आप हैं',
    back: 'प्रोफ़ाइल पर वापस जाएँ',
  },
  password: 'आपका पासवर्ड',
}
