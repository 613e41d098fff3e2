import { formatLongDate, formatShortDate } from '../dates'
import { formatHours } from './common/hours'

export const mySchool = {
  title: 'मेरा स्कूल',
  day: formatLongDate,
  shortDay: formatShortDate,
  none: {
    title: 'अभी आपका कोई स्कूल नहीं है',
    lede: 'आपका स्कूल आपको ईमेल से, या स्टाफ़ रूम के लिंक या QR कोड से आमंत्रित कर सकता है। सीट मिलने पर आप इस साइट की हर चीज़ का उपयोग कर सकते हैं।',
    question: 'क्या आपको आमंत्रण मिला था? उसका लिंक फिर से खोलें, या अपने स्टाफ़ रूम का कोड लिखें।',
    code: 'कोड लिखें',
    subscribe: 'अपने स्कूल के लिए सब्सक्रिप्शन लें',
    notYet:
      'क्या आपके स्कूल का अभी सब्सक्रिप्शन नहीं है? प्रधानाचार्य की मंज़ूरी वाले एक फ़ॉर्म से उसके सभी शिक्षकों को पहुँच मिलती है।',
  },
  over: (day: string) =>
    `स्कूल का सब्सक्रिप्शन ${formatLongDate(day)} को खत्म हो गया। नवीनीकरण तक प्रीमियम सामग्री बंद है। शिक्षकों की सीटें बनी रहती हैं।`,
  overForTeacher: 'स्कूल के समन्वयक इसका नवीनीकरण कर सकते हैं।',
  coming: (day: string) => `सब्सक्रिप्शन ${formatLongDate(day)} को शुरू होगा।`,
  renewSoon: (day: string, left: number) =>
    `सब्सक्रिप्शन ${formatLongDate(day)} को, ${left === 0 ? 'यानी आज' : `यानी ${left} दिन में`}, खत्म होगा। अभी नवीनीकरण करें, ताकि आपके शिक्षकों की पहुँच बनी रहे।`,
  renew: 'सब्सक्रिप्शन का नवीनीकरण करें',
  noInvitingYet: 'सब्सक्रिप्शन शुरू होने पर आप शिक्षकों को आमंत्रित कर सकते हैं।',
  withdraw: 'आवेदन वापस लें',
  reason: (reason: string) => `हमारा कारण: ${reason}`,
  correct: 'आवेदन सुधारें और फिर भेजें',
  teacher: {
    lede: (school: string) => `आप ${school} के शिक्षक हैं।`,
    facts: 'आपकी सीट',
    since: 'कब से',
    until: 'सब्सक्रिप्शन कब तक',
    coordinator: 'समन्वयक',
    coordinators: 'समन्वयक',
    sees: 'स्कूल क्या देख सकता है',
    seen: 'आपका नाम और आपका ईमेल पता। पूरे शैक्षणिक वर्ष के आपके सत्र, जुड़ने से पहले के भी, घंटों और प्रमाणपत्रों के साथ। दूसरी जगह का प्रशिक्षण, अगर आप उसे शेयर करें। आप क्या पढ़ते या देखते हैं, यह वह नहीं देख सकता।',
    leave: 'स्कूल की सीट छोड़ें',
    leaving:
      'तब आपकी सीट किसी साथी को मिल सकेगी। प्रीमियम सामग्री तुरंत बंद हो जाएगी। आपका खाता और प्रमाणपत्र बने रहेंगे।',
    leaveButton: 'मेरी सीट छोड़ें',
    left: (school: string) => `आपने ${school} की सीट छोड़ दी है।`,
  },
  coordinator: {
    lede: (day: string) => `आप इस स्कूल के समन्वयक हैं। इसका सब्सक्रिप्शन ${formatLongDate(day)} तक है।`,
    ledeWithoutTerm: 'आप इस स्कूल के समन्वयक हैं।',
    parts: 'स्कूल के पेज',
    teachers: 'शिक्षक',
    training: 'प्रशिक्षण',
    invite: 'आमंत्रण',
    billing: 'बिलिंग',
    website: 'वेबसाइट',
    signIn: 'लॉग इन',
    webhooks: 'वेबहुक',
    api: 'API',
    help: 'यह कैसे काम करता है',
    details: 'स्कूल का विवरण',
    subscription: 'सब्सक्रिप्शन',
  },
  figures: {
    heading: 'सीटें और अवधि',
    used: (all: number) => `सीटें भरी, कुल ${all}`,
    free: (count: number) => (count <= 1 ? 'सीट खाली' : 'सीटें खाली'),
    daysLeft: (_count: number, lastDay: string) => `दिन बाकी, अवधि ${formatShortDate(lastDay)} तक`,
    hours: ({ first }: FiguresYear) =>
      `सभी शिक्षकों के प्रशिक्षण के घंटे, ${first}–${String(first + 1).slice(2)}`,
    asked: (complete: number, all: number, asked: number) =>
      `${all} में से ${complete} शिक्षकों के ${asked} घंटे पूरे हैं, जितने नियम के अनुसार चाहिए।`,
  },
  tasks: {
    heading: 'पहले ये काम',
    none: 'अभी कोई काम बाकी नहीं है। आपके स्कूल में सब ठीक चल रहा है।',
    names: (names: string[], more: number) =>
      more > 0 ? `${names.join(', ')} और ${more} अन्य` : names.join(', '),
    seeWaiting: 'देखें कौन इंतज़ार में है',
    invitations: (count: number) => `${count} ${count <= 1 ? 'आमंत्रण' : 'आमंत्रणों'} का जवाब नहीं आया`,
    seeInvitations: 'आमंत्रण खोलें',
    attendance: (day: Date) => `${formatShortDate(day)} की उपस्थिति अभी खुली है`,
    closeAttendance: 'उपस्थिति बंद करें',
    enquiries: (count: number) => `दाखिले की ${count} नई पूछताछ`,
    seeEnquiries: 'पूछताछ खोलें',
    newSite: 'आपकी वेबसाइट अभी प्रकाशित नहीं हुई है',
    changedSite: 'वेबसाइट के पिछले बदलाव अभी लोगों को नहीं दिखते',
    design: 'नाम और डिज़ाइन',
    documents: (count: number) =>
      count === 1 ? 'प्रकटीकरण का 1 दस्तावेज़ नया चाहिए' : `प्रकटीकरण के ${count} दस्तावेज़ नए चाहिए`,
    seeDocuments: 'प्रकटीकरण खोलें',
    askedSite: 'एक शिक्षक चाहते हैं कि आप वेबसाइट प्रकाशित करें',
    seeAsked: 'बदलाव देखें',
    seeWebsite: 'वेबसाइट खोलें',
    hours: (count: number, asked: number, lastDay: string) =>
      `${count} ${count <= 1 ? 'शिक्षक' : 'शिक्षकों'} के ${asked} घंटे ${formatShortDate(lastDay)} तक पूरे होने बाकी हैं`,
    seeTraining: 'प्रशिक्षण फ़ाइल खोलें',
  },
  seats: {
    invited: (count: number) =>
      count <= 1
        ? `${count} आमंत्रण जवाब के इंतज़ार में है। सीट तभी भरती है जब शिक्षक आमंत्रण स्वीकार करते हैं।`
        : `${count} आमंत्रण जवाब के इंतज़ार में हैं। सीट तभी भरती है जब शिक्षक आमंत्रण स्वीकार करते हैं।`,
    full: 'सभी सीटें भरी हैं। सीट खाली करने के लिए ऐसे शिक्षक को हटाएँ जो स्कूल छोड़ चुके हैं।',
    begin: 'अपने शिक्षकों को ईमेल से, या स्टाफ़ रूम के एक लिंक से आमंत्रित करें।',
    invite: 'शिक्षकों को आमंत्रित करें',
  },
  list: {
    heading: 'शिक्षक',
    search: 'नाम या ईमेल',
    sort: 'क्रम',
    columns: { name: 'नाम', hours: 'घंटे', last: 'पिछला सत्र', since: 'जुड़ने का दिन' },
    missing: (minutes: number) => `${formatHours(minutes)} बाकी`,
    complete: (asked: number) => `सभी ${asked} घंटे पूरे`,
    never: 'इस वर्ष कोई नहीं',
    pageOf: (page: number, pages: number) => `पेज ${page}, कुल ${pages}`,
    seen: 'घंटे और सत्र इस शैक्षणिक वर्ष के हैं। लॉग इन, और शिक्षक क्या पढ़ते या देखते हैं, यह आपको नहीं दिखता।',
    counting:
      'बाकी घंटे केवल CBSE या सरकारी संस्थान के, और अपने स्कूल या स्कूल संकुल के घंटों से पूरे होते हैं। दूसरी संस्थाओं के घंटे सिर्फ़ कुल में जुड़ते हैं। जुड़ने से पहले के घंटे भी गिने जाते हैं।',
    find: 'शिक्षक दिखाएँ',
    all: 'सभी शिक्षक दिखाएँ',
    found: (count: number) => `${count} शिक्षक`,
    foundFor: (count: number, words: string) => `“${words}” के लिए ${count} शिक्षक`,
    nothing: 'इस नाम या ईमेल का यहाँ कोई शिक्षक नहीं है।',
    coordinator: 'समन्वयक',
    you: 'आप',
    next: 'अगला पेज',
    first: 'पहले पेज पर वापस जाएँ',
    csv: 'रिकॉर्ड डाउनलोड करें (CSV)',
  },
  training: {
    heading: 'प्रशिक्षण',
    nothing: 'इस शैक्षणिक वर्ष में अभी कोई घंटे नहीं हैं। जब आपके शिक्षक किसी सत्र में भाग लेंगे, तब घंटे यहाँ दिखेंगे।',
    together: (year: string, ours: string, shared: string) =>
      `${year}: UNS के साथ ${ours}। स्कूल में, या शिक्षकों की साझा प्रविष्टियों से ${shared}।`,
    of: ({ sessions, minutes, shared, beforeJoining }: TrainingValues) =>
      [
        `${sessions} सत्र`,
        formatHours(minutes),
        ...(shared > 0 ? [`दूसरी जगह ${formatHours(shared)}`] : []),
        ...(beforeJoining > 0 ? [`इनमें से ${formatHours(beforeJoining)} जुड़ने से पहले`] : []),
      ].join(', '),
  },
  person: {
    back: 'सभी शिक्षक',
    since: 'जुड़ने का दिन',
    email: 'ईमेल',
    role: 'भूमिका',
    staffList: { employeeNumber: 'कर्मचारी संख्या', subject: 'विषय', joiningDay: 'स्कूल में नियुक्ति' },
    roles: { teacher: 'शिक्षक', coordinator: 'समन्वयक' },
    name: 'समन्वयक बनाएँ',
    naming: (name: string) =>
      `तब ${name} शिक्षकों को आमंत्रित कर सकेंगे और हटा सकेंगे, सब्सक्रिप्शन का नवीनीकरण कर सकेंगे और समन्वयक जोड़ सकेंगे। एक स्कूल में तीन समन्वयक हो सकते हैं।`,
    three: 'स्कूल में पहले से तीन समन्वयक हैं। इससे ज़्यादा नहीं हो सकते।',
    handOver: 'इन्हें ज़िम्मेदारी सौंपें',
    handingOver: (name: string) => `आपकी जगह ${name} समन्वयक बनेंगे। शिक्षक के रूप में आपकी सीट बनी रहेगी।`,
    remove: 'स्कूल से हटाएँ',
    removing: (name: string) =>
      `${name} के लिए प्रीमियम सामग्री तुरंत बंद हो जाएगी और उन्हें ईमेल मिलेगा। सीट खाली हो जाएगी। ${name} के सभी प्रमाणपत्र बने रहेंगे।`,
    canRejoin: (name: string) => `${name} स्टाफ़ रूम के लिंक या कोड से फिर जुड़ सकते हैं।`,
    replaceLink: 'लिंक और कोड भी बदलें। छपे हुए कार्ड काम नहीं करेंगे, इसलिए नया प्रिंट करें।',
    self: {
      remove: 'स्कूल की सीट छोड़ें',
      removing: 'आपकी सीट खाली हो जाएगी। प्रीमियम सामग्री तुरंत बंद हो जाएगी।',
      stop: 'समन्वयक का काम छोड़कर सीट रखनी हो, तो शिक्षकों की सूची में किसी साथी को खोलें। फिर उन्हें ज़िम्मेदारी सौंपें।',
      last: 'आप अकेले समन्वयक हैं, इसलिए अभी सीट नहीं छोड़ सकते। शिक्षकों की सूची में किसी साथी को खोलें और उन्हें समन्वयक बनाएँ, या ज़िम्मेदारी सौंपें। फिर यहाँ वापस आएँ।',
    },
  },
  story: {
    heading: 'सब्सक्रिप्शन',
    kinds: {
      registration: 'पंजीकरण',
      subscription: 'सब्सक्रिप्शन का आवेदन',
      renewal: 'नवीनीकरण का आवेदन',
    },
    sent: (form: string, day: Date) => `${form}, ${formatShortDate(day)} को भेजा गया`,
    decided: (state: string, day: Date | null) =>
      day ? `${state}, ${formatShortDate(day)} को` : state,
    reference: (reference: string) => `संदर्भ नंबर ${reference}`,
    states: {
      received: 'हमारी टीम के पास है',
      approved: 'मंज़ूर',
      rejected: 'मंज़ूर नहीं',
      withdrawn: 'वापस लिया गया',
    },
    closed: 'दोहरा होने के कारण बंद',
    terms: 'अवधियाँ',
    forms: 'आवेदन',
    term: (from: string, to: string, seats: number) =>
      `${formatShortDate(from)} से ${formatShortDate(to)}, ${seats} ${seats <= 1 ? 'सीट' : 'सीटें'}`,
    correct: 'स्कूल का विवरण देखें या सुधारें',
  },
}

type TrainingValues = { sessions: number; minutes: number; shared: number; beforeJoining: number }
type FiguresYear = { first: number }
