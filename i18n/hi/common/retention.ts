import { RETENTION, type RetentionKey } from '@/base/retention'

const [HOUR, DAY, YEAR] = [60 * 60, 24 * 60 * 60, 365 * 24 * 60 * 60]

/** 1 घंटा, 24 घंटे, 90 दिन, 1 साल, 8 साल. */
export function formatRetention(purpose: RetentionKey): string {
  const retentionSeconds = RETENTION[purpose]
  if (retentionSeconds === HOUR) return '1 घंटा'
  if (retentionSeconds >= YEAR) return `${Math.floor(retentionSeconds / YEAR)} साल`
  return retentionSeconds <= 2 * DAY
    ? `${retentionSeconds / HOUR} घंटे`
    : `${retentionSeconds / DAY} दिन`
}

/** Privacy page text for each row of the table. */
const RETENTION_TEXTS: Record<RetentionKey, (span: string) => string> = {
  erasureWait: (span) =>
    `खाते और स्कूल का डेटा: जब तक खाता या सब्सक्रिप्शन है। खाता मिटाने का अनुरोध आप ${span} तक रद्द कर सकते हैं। उसके बाद हम एक दिन के अंदर खाता मिटा देते हैं।`,
  session: (span) => `एक लॉग इन: ज़्यादा से ज़्यादा ${span}।`,
  idleSession: (span) => `जिस लॉग इन का उपयोग नहीं हुआ: ${span}।`,
  resetLink: (span) => `पासवर्ड बदलने का लिंक: ${span}।`,
  addressLink: (span) => `ईमेल पते की पुष्टि का लिंक, और पुराना पता तथा बदलाव वापस लेने का लिंक: ${span}।`,
  dataExport: (span) => `आपके डेटा की कॉपी का लिंक: ${span}, और केवल एक बार।`,
  sentDataExport: (span) =>
    `आपके अनुरोध पर ईमेल से भेजा गया, आपके डेटा की कॉपी का लिंक: ${span}, और केवल एक बार।`,
  privacyRequest: (span) => `आपके डेटा के बारे में अनुरोध का रिकॉर्ड: अनुरोध पूरा होने के बाद ${span}।`,
  recoveryWait: (span) =>
    `नए ईमेल पते का अनुरोध, जब कोई शिक्षक अपना मेलबॉक्स नहीं खोल सकते और स्कूल उनकी पहचान की पुष्टि करता है: ${span}। इस बीच शिक्षक इसे रोक सकते हैं।`,
  recoveryLink: (span) => `उसके बाद नए पते पर भेजा गया लिंक: ${span}।`,
  recovery: (span) => `उस अनुरोध का रिकॉर्ड, भेजने वाले के नाम और नए पते के साथ: ${span}।`,
  mailEvent: (span) =>
    `ईमेल पहुँचा या नहीं, इस पर हमारी ईमेल सेवा की रिपोर्ट का नंबर: ${span}। इसमें कोई पता नहीं होता।`,
  paymentEvent: (span) =>
    `ऑनलाइन भुगतान पर हमारी भुगतान सेवा की रिपोर्ट का नंबर: ${span}। इसमें कोई नाम नहीं होता।`,
  apiToken: (span) =>
    `API टोकन, उसके नाम और पिछले उपयोग के साथ: समय पूरा होने या निरस्त होने के बाद ${span}।`,
  loginAddress: (span) =>
    `लॉग इन का IP पता: ${span}, केवल हैश के रूप में। हैश से कोई असली पता नहीं जान सकता।`,
  knownDevice: (span) =>
    `आपके ब्राउज़र में एक कुकी, जो बताती है कि आपने यहाँ से पहले भी लॉग इन किया है: ${span}।`,
  invitation: (span) =>
    `वह पता जिस पर किसी स्कूल ने आमंत्रण भेजा: आमंत्रण का उपयोग होने, रद्द होने या उसकी अवधि खत्म होने के बाद ${span}।`,
  staffImport: (span) =>
    `आपके स्कूल की कर्मचारी सूची ने जो जानकारी बदली: ${span}, ताकि स्कूल उसे वापस ला सके।`,
  attendanceInvitation: (span) =>
    `बिना खाते के भाग लेने वाले का नाम और पता, जब तक वे पंजीकरण न करें: ज़्यादा से ज़्यादा ${span}।`,
  certificatePicture: (span) => `शेयर करने के लिए प्रमाणपत्र का चित्र: ${span}।`,
  signedList: (span) =>
    `स्कूल के अपने सत्र में शिक्षकों के हस्ताक्षर वाली सूची की फ़ोटो: सत्र के बाद ${span}। स्कूल इसे बदल सकता है। सत्र रद्द करने पर यह हट जाती है।`,
  removedEntry: (span) =>
    `जो प्रविष्टि आप अपने प्रशिक्षण रिकॉर्ड से हटाते हैं: ${span}, ताकि आप उसे वापस ला सकें।`,
  classAnswers: (span) =>
    `क्लास टेस्ट और असाइनमेंट में विद्यार्थियों के उत्तर और स्तर: शैक्षणिक वर्ष खत्म होने के बाद ${span}।`,
  removedClass: (span) => `आपकी हटाई कक्षा, क्लास टेस्ट या असाइनमेंट: ${span}, ताकि आप उसे वापस ला सकें।`,
  draftUsage: (span) => `किसी दिन हमारे AI प्रदाता ने आपके लिए कितने टेक्स्ट लिखे: ${span}।`,
  contactMessage: (span) => `संपर्क फ़ॉर्म के संदेश: ${span}।`,
  siteEnquiry: (span) =>
    `दाखिले की पूछताछ जो आप स्कूल की वेबसाइट से भेजते हैं: उसमें स्कूल के आखिरी बदलाव के बाद ${span}। स्कूल उसे पहले भी मिटा सकता है।`,
  mailBatch: (span) =>
    `बहुत-से लोगों को भेजा जा रहा ईमेल और उनके पते, भेजने के दौरान: ज़्यादा से ज़्यादा ${span}।`,
  announcementRecipient: (span) =>
    `इसका रिकॉर्ड कि हमने आपको कोई घोषणा भेजी: भेजने के बाद ${span}। उसके बाद हम केवल संख्या रखते हैं।`,
  sentMail: (span) => `भेजे गए ईमेल का रिकॉर्ड, पते के साथ: ${span}। ईमेल का टेक्स्ट भेजते ही हटा दिया जाता है।`,
  webhookDelivery: (span) =>
    `स्कूल के अपने सॉफ़्टवेयर को उसके शिक्षकों के बारे में भेजी गई सूचनाएँ, बिना नाम के, केवल पहचान संख्या के साथ: ${span}।`,
  requestLog: (span) =>
    `सर्वर पर आए अनुरोधों के लॉग: ${span}, क्योंकि सुरक्षा में सेंध की जाँच के लिए भारत का कानून यह माँगता है।`,
  taxDocument: (span) =>
    `स्कूल के कोटेशन, इनवॉइस, रसीदें, क्रेडिट नोट और भुगतान: वित्त वर्ष के बाद ${span}, क्योंकि टैक्स कानून यह माँगता है। इनमें स्कूल का नाम होता है, शिक्षकों का नहीं। मिटाए गए खाते का नाम इनमें नहीं रहता।`,
  backup: (span) => `बैकअप में कॉपी: जब तक हम बैकअप न हटाएँ, यानी ${span} के अंदर।`,
}

export const listRetentionTexts = () =>
  Object.entries(RETENTION_TEXTS).map(([purpose, createText]) =>
    createText(formatRetention(purpose as RetentionKey)),
  )
