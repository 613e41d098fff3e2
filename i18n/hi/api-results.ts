import { formatLongDate } from '../dates'
import { RESPONSE_TIME } from './common/response-times'

export const apiResult = {
  registered: 'पंजीकरण हो गया!',
  loggedOut: 'आप लॉग आउट हो गए हैं।',
  resetLinkSent: 'अगर इस ईमेल का खाता है, तो हम उस पर पासवर्ड बदलने का लिंक भेज रहे हैं। अपना इनबॉक्स देखें।',
  resetLinkWorks: 'यह लिंक काम कर रहा है।',
  passwordReset: 'आपका पासवर्ड बदल गया है। नए पासवर्ड से लॉग इन करें।',
  passwordChanged: 'आपका पासवर्ड बदल गया है।',
  messageSent: 'संदेश भेज दिया गया',
  institutionRegistered: (reference: string) =>
    `धन्यवाद! आपकी संस्था का पंजीकरण हो गया है। हम फ़ॉर्म पढ़कर ${RESPONSE_TIME} में स्कूल को ईमेल करेंगे। आपका संदर्भ नंबर ${reference} है।`,
  subscriptionActive: (reference: string) =>
    `धन्यवाद! आपका सब्सक्रिप्शन चालू है। आपका संदर्भ नंबर ${reference} है।`,
  renewalWaits: (reference: string) =>
    `धन्यवाद! आपका नवीनीकरण का फ़ॉर्म मिल गया है। हम ${RESPONSE_TIME} में आपको ईमेल करेंगे। आपका संदर्भ नंबर ${reference} है।`,
  currentTerm: (day: string) => `मौजूदा अवधि ${formatLongDate(day)} तक है।`,
  subscriptionStarts: (day: string, reference: string) =>
    `आपका विवरण सेव हो गया है। आपका सब्सक्रिप्शन ${formatLongDate(day)} को शुरू होगा। आपका संदर्भ नंबर ${reference} है।`,
  subscriptionWaits: (reference: string) =>
    `धन्यवाद! आपका सब्सक्रिप्शन फ़ॉर्म मिल गया है। हम ${RESPONSE_TIME} में आपको ईमेल करेंगे। आपका संदर्भ नंबर ${reference} है।`,

  linesLooked: (fine: number) => `${fine} आमंत्रण भेजने के लिए तैयार ${fine <= 1 ? 'है' : 'हैं'}।`,
  invited: (sent: number) => `हम ${sent} आमंत्रण भेज रहे हैं।`,
  invitedAgain: 'हम आमंत्रण फिर से भेज रहे हैं।',
  invitationRevoked: 'आमंत्रण रद्द कर दिया गया है। उसका लिंक अब काम नहीं करता।',
  invitationRestored: 'आमंत्रण फिर से मान्य है।',
  staffRoomLinkCreated: 'स्टाफ़ रूम का लिंक और कोड तैयार हैं। पुराने अब काम नहीं करते।',
  staffLinkOff: 'स्टाफ़ रूम का लिंक बंद कर दिया गया है।',
  joined: (school: string) => `${school} में आपका स्वागत है!`,
  left: (school: string) => `आपने ${school} की सीट छोड़ दी है।`,
  memberRemoved: (name: string) => `${name} की आपके स्कूल में अब सीट नहीं है।`,
  linkReplaced: 'स्टाफ़ रूम का लिंक, कोड और कार्ड नए हैं। पुराने अब काम नहीं करते।',
  memberRestored: 'सीट वापस दे दी गई है।',
  coordinatorNamed: (name: string) => `अब ${name} भी आपके स्कूल के समन्वयक हैं।`,
  handedOver: (name: string) => `अब ${name} आपके स्कूल के समन्वयक हैं।`,
  sessionCreated: 'सत्र बन गया है।',
  sessionSaved: (count: number) =>
    count === 1
      ? 'सत्र सेव हो गया है।'
      : `बदलाव इस सत्र में और इसके बाद के ${count - 1} ${count === 2 ? 'सत्र' : 'सत्रों'} में सेव हो गया है।`,
  newTimeEmailed: (count: number) => `2 मिनट में ${count} लोगों को नए समय का ईमेल जाएगा।`,
  newTimeUndone: 'समय फिर पहले वाला है। किसी को ईमेल नहीं जाएगा।',
  sessionCancelled: (count: number) =>
    count === 1
      ? 'सत्र रद्द हो गया है। जिन्होंने पंजीकरण किया है, हम उन सबको ईमेल कर रहे हैं।'
      : `${count} सत्र रद्द हो गए हैं। जिन्होंने पंजीकरण किया है, हम उन सबको ईमेल कर रहे हैं।`,
  sessionRestored: 'सत्र फिर से चालू है। जिन्होंने पंजीकरण किया है, हम उन सबको ईमेल कर रहे हैं।',
  notedPresent: (name: string) => `${name} की उपस्थिति दर्ज हो गई है।`,
  notedAbsent: (name: string) => `${name} की उपस्थिति हटा दी गई है।`,
  revocationAsked: (name: string) =>
    `${name} की उपस्थिति हटा दी गई है। प्रमाणपत्र के बारे में मैनेजर तय करेंगे।`,
  absentAndRevoked: (name: string) =>
    `${name} की उपस्थिति हटा दी गई है और प्रमाणपत्र रद्द कर दिया गया है। शिक्षक को ईमेल जाएगा।`,
  revocationDeclined: 'प्रमाणपत्र मान्य रहेगा।',
  attendeeInvited: (name: string) =>
    `हम ${name} को आमंत्रण का ईमेल भेज रहे हैं। पते की पुष्टि होने पर हम उपस्थिति दर्ज करेंगे।`,
  attendeeOnList: (name: string) => `${name} का नाम सूची में है और आमंत्रण भेजा जा चुका है।`,
  attendeeRemoved: (name: string) => `${name} का नाम हटा दिया गया है।`,
  teachersReminded: (count: number) =>
    count <= 1
      ? `हम ${count} शिक्षक को ईमेल से याद दिला रहे हैं।`
      : `हम ${count} शिक्षकों को ईमेल से याद दिला रहे हैं।`,
  applicationWithdrawn: 'आपका आवेदन वापस ले लिया गया है।',

  detailsChanged: 'आपका विवरण सेव हो गया है।',
  mailsChosen: 'आपकी ईमेल सेटिंग सेव हो गई हैं।',
  confirmationSent: 'हम आपको एक ईमेल भेज रहे हैं। 7 दिन के अंदर उसका लिंक खोलें।',
  addressLinkSent: 'हम नए पते पर ईमेल भेज रहे हैं। ईमेल पता बदलने के लिए 7 दिन के अंदर उसका लिंक खोलें।',
  addressConfirmed: 'आपके ईमेल पते की पुष्टि हो गई है।',
  addressChanged: 'आपका ईमेल पता बदल गया है।',
  addressConfirmedWithPassword:
    'आपके ईमेल पते की पुष्टि हो गई है और आपका नया पासवर्ड सेव हो गया है। लॉग इन करें।',
  emailRestored: 'आपका पुराना ईमेल पता वापस आ गया है। आप हर जगह से लॉग आउट हो गए हैं। नया पासवर्ड चुनें।',
  copyReady: 'आपकी कॉपी तैयार है। लिंक एक बार काम करता है, 1 घंटे तक।',
  erasurePlanned: (day: string) =>
    `आपका खाता ${day} को मिटा दिया जाएगा। इसे रखना हो, तो यहाँ रद्द करें या हमारे ईमेल का लिंक खोलें।`,
  erasureUndone: 'आपका खाता बना रहेगा। कुछ भी नहीं मिटाया गया है।',
  noticeSeen: 'धन्यवाद।',
  unsubscribed: 'अब आपको ये ईमेल नहीं मिलेंगे।',
  recoveryAsked:
    'हमने आपका अनुरोध टीम को भेज दिया है। टीम फ़ैसला करेगी, फिर दोनों पतों पर ईमेल करेगी। 24 घंटे में कोई आपत्ति न हो, तो हम लिंक भेजेंगे।',
  recoveryGranted:
    'अनुरोध मंज़ूर हुआ। हम दोनों पतों पर ईमेल कर रहे हैं। 24 घंटे में कोई आपत्ति न हो, तो हम लिंक भेजेंगे।',
  factorLinkSent: 'हम आपको एक ईमेल भेज रहे हैं। 1 घंटे के अंदर, इसी ब्राउज़र में, उसका लिंक खोलें।',
  factorLinkOpened: 'धन्यवाद। अब आप पहचान जाँचने का दूसरा तरीका जोड़ सकते हैं।',
  recoveryRefused: 'अनुरोध अस्वीकार हुआ।',
  recoveryObjected: 'हमने अनुरोध रोक दिया है। आपका खाता जैसा है वैसा ही रहेगा।',
  recovered: 'आपका नया ईमेल पता और पासवर्ड सेव हो गए हैं। लॉग इन करें।',
  sessionClosed: 'सत्र बंद हो गया है। हम प्रमाणपत्र जारी कर रहे हैं।',
  sessionReopened: 'सत्र फिर से खुल गया है। जारी हो चुके प्रमाणपत्र मान्य रहते हैं।',
  certificatesIssued: (count: number) =>
    count === 1
      ? 'आपका नाम सेव हो गया है, और आपका प्रमाणपत्र जारी हो गया है।'
      : `आपका नाम सेव हो गया है, और ${count} प्रमाणपत्र जारी हो गए हैं।`,
  nameConfirmed: 'आपका नाम सेव हो गया है। अब से यह आपके प्रमाणपत्रों पर छपेगा।',
  nameCorrected: (left: number) =>
    left > 0 ? 'नाम सुधार दिया गया है। आप यह प्रमाणपत्र एक बार और सुधार सकते हैं।' : 'नाम सुधार दिया गया है।',
  certificateCorrected: 'नाम सुधार दिया गया है। हम शिक्षक को ईमेल कर रहे हैं।',
  correctionUndone: 'सुधार वापस ले लिया गया है। प्रमाणपत्र पर फिर से पहले वाला नाम है।',
  certificateRevokedNow: 'प्रमाणपत्र निरस्त कर दिया गया है। हम शिक्षक को ईमेल कर रहे हैं।',
  certificateRestored: 'प्रमाणपत्र फिर से मान्य है। हम शिक्षक को ईमेल कर रहे हैं।',
  entrySaved: 'आपकी प्रविष्टि सेव हो गई है।',
  entryRemoved: 'प्रविष्टि हटा दी गई है।',
  entryRestored: 'प्रविष्टि वापस आ गई है।',
  attendanceNoted: (people: number) =>
    people <= 1
      ? `${people} व्यक्ति की उपस्थिति दर्ज हो गई है।`
      : `${people} लोगों की उपस्थिति दर्ज हो गई है।`,
  certificatesStay: (count: number) =>
    `इनमें से ${count} के पास प्रमाणपत्र हैं, जो मान्य रहेंगे। “प्रमाणपत्र” टैब देखें।`,
  attendanceUndone: (people: number) =>
    people <= 1
      ? `सूची वापस ले ली गई है। ${people} व्यक्ति की उपस्थिति हटा दी गई है।`
      : `सूची वापस ले ली गई है। ${people} लोगों की उपस्थिति हटा दी गई है।`,

  itemCreated: 'ड्राफ़्ट बन गया है। इसे केवल टीम देख सकती है।',
  itemSaved: 'सेव हो गया है।',
  draftDeleted: 'ड्राफ़्ट और उसकी फ़ाइलें हटा दी गई हैं।',
  itemPublished: 'प्रकाशित हो गया है। यह 2 सेकंड में साइट पर दिखेगा।',
  itemScheduled: (time: string) => `${time} के लिए तय हो गया है।`,
  itemUnlisted: 'सूची से हटा दिया गया है। जिन्हें अनुमति है, वे इसे केवल इसके लिंक से खोल सकते हैं।',
  itemListed: 'सूची में है। यह फिर से सूची और खोज में दिखेगा।',
  coverDrawn: 'कवर पर पहला पेज है।',
  draftFromFile: 'फ़ाइल से ड्राफ़्ट बन गया है।',
  itemUnscheduled: 'तय समय हटा दिया गया है। ड्राफ़्ट केवल टीम देख सकती है।',
  itemWithdrawn: 'वापस ले लिया गया है। यह फिर से ड्राफ़्ट है। इसे केवल टीम देख सकती है।',
  itemMoved: 'जगह बदल गई है।',
  itemFileKept: 'फ़ाइल सेव हो गई है।',
  passkeyAdded: (name: string) => `पासकी “${name}” तैयार है। आपका पासवर्ड भी काम करता रहेगा।`,
  passkeyRemoved: 'पासकी हटा दी गई है। अब उससे लॉग इन नहीं हो सकता।',
  loginEnded: 'वह डिवाइस लॉग आउट हो गया है।',
  otherLoginsEnded: 'बाकी सभी डिवाइस लॉग आउट हो गए हैं।',
  verified: 'आपकी पहचान की पुष्टि हो गई है।',
  authenticatorAdded: 'ऑथेंटिकेटर ऐप तैयार है।',
  authenticatorRemoved: 'ऑथेंटिकेटर ऐप हटा दिया गया है।',
  recoveryCodesMade: 'ये आपके नए रिकवरी कोड हैं। पुराने अब काम नहीं करते।',
  roleGiven: (name: string) => `${name} को नई भूमिका मिल गई है।`,
  roleThere: (name: string) => `${name} के पास यह भूमिका पहले से है।`,
  roleTaken: (name: string) => `${name} अब टीम में नहीं हैं।`,
  factorReset: (name: string) =>
    `${name} की पहचान जाँचने का दूसरा तरीका हटा दिया गया है। वे हर जगह से लॉग आउट हो गए हैं।`,
}
