import { site } from '@/base/site'
import { list } from '../en/common/list'
import { RESPONSE_TIME } from './common/response-times'
import { WEEKLY_SESSION } from './common/weekly-session'

type EmailOwner = { email: string }
type EmailSchool = { institution: string; correspondent: string }
type EmailApprovedTerm = {
  kind: 'first' | 'renewal'
  start: 'now' | 'later'
  firstDay: string
  lastDay: string
}
type EmailTermStatus = 'none' | 'running' | 'coming' | 'over'
/** Without a first day the term has already begun. */
type EmailTermDays = { firstDay: string | null; lastDay: string }
type EmailInviter = { institution: string; firstname: string }
type EmailTokenMaker = EmailInviter & { maker: string }

/** User input is passed in already escaped. */
export const email = ({ email }: EmailOwner) => ({
  /** Shown to the team in the list of emails. */
  names: {
    resetLink: 'पासवर्ड बदलने का लिंक',
    welcome: 'स्वागत',
    loginAttempts: 'गलत पासवर्ड से कोशिशें',
    loginMethodChanged: 'लॉग इन का तरीका बदला',
    institutionReceived: 'स्कूल का आवेदन मिला',
    subscriptionDecided: 'स्कूल के आवेदन पर फ़ैसला',
    schoolOpened: 'समन्वयक का लिंक',
    schoolInvitation: 'स्कूल का आमंत्रण',
    schoolAddress: 'स्कूल के ईमेल पते का लिंक',
    joinedSchool: 'स्कूल से जुड़े',
    removedFromSchool: 'स्कूल से हटाए गए',
    movedToSchool: 'दूसरे स्कूल में सीट',
    coordinatorNamed: 'समन्वयक बने',
    apiTokenCreated: 'स्कूल का नया API टोकन',
    teamTokenCreated: 'मैनेजर का नया API टोकन',
    termEnds: 'अवधि खत्म होने वाली है',
    schoolLoginEnded: 'स्कूल का लॉग इन हट गया',
    schoolQuestion: 'स्कूल से सवाल',
    certificateIssued: 'प्रमाणपत्र',
    certificateWaits: 'प्रमाणपत्र के नाम की पुष्टि बाकी',
    certificateAddress: 'प्रमाणपत्र को ईमेल पते का इंतज़ार',
    certificateChanged: 'प्रमाणपत्र बदला',
    messageAnswer: 'संदेश का जवाब',
    teamContact: 'टीम को: एक संदेश',
    teamInstitution: 'टीम को: स्कूल का आवेदन',
  },
  closing: `शुभकामनाओं के साथ, ${site.name} टीम`,
  /** For recipients without a usable name. */
  fallbackName: 'शिक्षक',
  noSchool: 'आपका स्कूल',
  unsubscribe: 'ईमेल बंद करें',
  copyAddress: 'अगर बटन काम न करे, तो यह लिंक कॉपी करें: ',
  /** At the foot of each email. */
  reasons: {
    account: `आपको यह ईमेल इसलिए मिला, क्योंकि ${site.name} पर आपका खाता है।`,
    address: `आपको यह ईमेल इसलिए मिला, क्योंकि किसी ने ${site.name} पर यह ईमेल पता लिखा।`,
    school: `आपको यह ईमेल इसलिए मिला, क्योंकि आपका स्कूल ${site.name} पर पंजीकृत है।`,
    invitation: `आपको यह ईमेल इसलिए मिला, क्योंकि एक स्कूल ने इस ईमेल पते को ${site.name} का आमंत्रण भेजा।`,
    session: 'आपको यह ईमेल इसलिए मिला, क्योंकि आपने इस सत्र के लिए पंजीकरण किया।',
    attendance: `आपको यह ईमेल इसलिए मिला, क्योंकि आपने ${site.name} के एक सत्र में भाग लिया।`,
    news: 'आपको यह ईमेल इसलिए मिला, क्योंकि आपने हमारे समाचार माँगे।',
    message: 'आपको यह ईमेल इसलिए मिला, क्योंकि आपने हमें लिखा।',
    team: `आपको यह ईमेल इसलिए मिला, क्योंकि यह ${site.name} टीम का पता है।`,
  },
  resetLink: (firstname: string) => ({
    subject: `अपना ${site.name} पासवर्ड बदलें`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(`आपने अपने ${site.name} खाते के लिए नया पासवर्ड माँगा है। उसे यहाँ चुनें:`),
    button: 'नया पासवर्ड चुनें',
    notes: list(
      'लिंक एक बार, 1 घंटे तक काम करता है। उसके बाद साइट पर नया लिंक माँगें।',
      'अगर आपने यह नहीं माँगा, तो इस ईमेल पर ध्यान न दें। आपका पासवर्ड वही रहता है।',
    ),
  }),
  welcome: (firstname: string) => ({
    subject: `${site.name} में आपका स्वागत है`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `आपका ${site.name} खाता तैयार है। आपका स्वागत है!`,
      `अपने ईमेल पते और पासवर्ड से लॉग इन करें, और मुफ़्त ई-बुक और वीडियो से शुरू करें। शिक्षकों का साप्ताहिक सत्र ${WEEKLY_SESSION} लाइव होता है।`,
    ),
    button: 'मेरे ईमेल पते की पुष्टि करें',
    notes: list(
      '7 दिन के अंदर अपने ईमेल पते की पुष्टि करें। यह इसलिए ज़रूरी है कि पासवर्ड भूलने पर हम आप तक पहुँच सकें, और आपको प्रमाणपत्र और आमंत्रण भेज सकें।',
      `अगर यह खाता आपने नहीं बनाया, तो ${email} पर लिखें।`,
    ),
  }),
  loginAttempts: (firstname: string) => ({
    subject: `आपके ${site.name} खाते के लिए गलत पासवर्ड डाले गए`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `किसी ने आपके ${site.name} खाते के लिए कई बार गलत पासवर्ड डाला है। हम कुछ समय के लिए अनजान डिवाइस से लॉग इन रोक रहे हैं।`,
      'अगर ये कोशिशें आपकी थीं, तो कुछ नहीं करना है। जिस डिवाइस का आप आम तौर पर उपयोग करते हैं, उस पर सही पासवर्ड से लॉग इन करें।',
    ),
    notes: list(
      'अगर ये आपकी नहीं थीं, तो भी आपका खाता सुरक्षित है। क्या आपका पासवर्ड छोटा है, या आप उसे दूसरी साइटों पर भी रखते हैं? तो लॉग इन करें और “पासवर्ड बदलें” में बेहतर पासवर्ड चुनें।',
      'यह ईमेल हम दिन में ज़्यादा से ज़्यादा एक बार भेजते हैं। इसमें आपसे कुछ नहीं माँगा जाता और कोई लिंक नहीं होता।',
    ),
  }),
  institutionReceived: ({ institution, correspondent }: EmailSchool) => ({
    subject: `हमें ${institution} का फ़ॉर्म मिल गया है`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      `${institution} के पंजीकरण के लिए धन्यवाद। हमें आपका फ़ॉर्म मिल गया है।`,
      'इसके बारे में कोई सवाल हो, तो यह संदर्भ नंबर लिखें।',
    ),
    next: {
      registered: `हम फ़ॉर्म पढ़कर ${RESPONSE_TIME} में आपको ईमेल करेंगे। उस ईमेल में एक लिंक होगा। उससे आपमें से कोई एक ${site.name} पर स्कूल का समन्वयक बन सकता है।`,
      waiting: `हम फ़ॉर्म पढ़कर ${RESPONSE_TIME} में आपको ईमेल करेंगे। तब तक आप फ़ॉर्म भेजने वाले खाते से मुफ़्त ई-बुक और वीडियो का उपयोग कर सकते हैं।`,
      active:
        'सब्सक्रिप्शन आज से शुरू है। जिस खाते से फ़ॉर्म भेजा गया, वही स्कूल का समन्वयक है। “मेरा स्कूल” में अपने शिक्षकों को आमंत्रित करें, ईमेल से या स्टाफ़ रूम के एक लिंक से।',
      renewalWaits: `आपने सब्सक्रिप्शन का नवीनीकरण माँगा है। हम फ़ॉर्म पढ़कर ${RESPONSE_TIME} में आपको ईमेल करेंगे। आपके शिक्षकों की सीटें बनी रहती हैं।`,
      renewed: 'सब्सक्रिप्शन का नवीनीकरण हो गया है। आपके शिक्षकों की सीटें बनी रहती हैं और उन्हें कुछ नहीं करना है।',
    },
    reference: 'संदर्भ नंबर',
    notes: list(`अगर यह फ़ॉर्म आपने नहीं भेजा, तो ${email} पर लिखें।`),
  }),
  approved: (school: EmailSchool, term: EmailApprovedTerm) => ({
    greeting: `नमस्ते ${school.correspondent},`,
    reference: 'संदर्भ नंबर',
    ...createApproval(school, term),
  }),
  rejected: (
    { institution, correspondent }: EmailSchool,
    term: EmailTermStatus,
    lastDay: string,
  ) => ({
    subject: `${institution} के सब्सक्रिप्शन के बारे में`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(createRejection(institution, term, lastDay), 'कारण यह है:'),
    notes: list(
      `आप कभी भी फ़ॉर्म सुधारकर फिर भेज सकते हैं। अगर आपको लगता है कि यह गलती है, तो संदर्भ नंबर के साथ ${email} पर लिखें।`,
    ),
    reference: 'संदर्भ नंबर',
  }),
  schoolOpened: (
    { institution, correspondent }: EmailSchool,
    days: EmailTermDays,
    until: string,
  ) => ({
    subject: `${institution} का सब्सक्रिप्शन तैयार है`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      days.firstDay
        ? `${institution} का सब्सक्रिप्शन मंज़ूर हो गया है। यह ${days.firstDay} से ${days.lastDay} तक चलेगा।`
        : `${institution} का सब्सक्रिप्शन मंज़ूर हो गया है और ${days.lastDay} तक चलेगा।`,
      'अब आपमें से कोई एक इसका समन्वयक बन सकता है। समन्वयक शिक्षकों को आमंत्रित करते हैं और सब्सक्रिप्शन का नवीनीकरण करते हैं। नीचे का लिंक खोलें, या यह ईमेल सही साथी को भेजें। खाता न हो, तो वहीं पंजीकरण कर सकते हैं।',
    ),
    button: 'समन्वयक बनें',
    reference: 'संदर्भ नंबर',
    notes: list(
      `लिंक एक बार, ${until} तक काम करता है।`,
      `अगर आपने स्कूल का पंजीकरण नहीं किया, तो ${email} पर लिखें।`,
    ),
  }),
  schoolInvitation: (institution: string, inviter: string, until: string, teacher = 'शिक्षक') => ({
    subject: `${institution} आपको ${site.name} पर आमंत्रित करता है`,
    greeting: `नमस्ते ${teacher},`,
    paragraphs: list(
      `${inviter} आपको एक सीट दे रहे हैं। ${institution} ने ${site.name} का सब्सक्रिप्शन लिया है। यह कक्षा 6 से 12 के शिक्षकों की साइट है। सीट से आप सभी ई-बुक, वीडियो, कार्यशालाओं और शिक्षण टूलकिट का उपयोग कर सकते हैं। आपके लिए यह मुफ़्त है।`,
    ),
    button: 'आमंत्रण देखें',
    notes: list(
      `लिंक एक बार, ${until} तक काम करता है। उसमें दिखता है कि स्कूल क्या देखेगा। फिर आप सीट स्वीकार कर सकते हैं या मना कर सकते हैं।`,
      'अगर आप इस स्कूल को नहीं जानते, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलता।',
    ),
  }),
  schoolAddress: (institution: string, inviter: string) => ({
    subject: 'क्या यह आपके स्कूल का ईमेल पता है?',
    greeting: `नमस्ते ${institution},`,
    paragraphs: list(
      `${inviter} ने ${site.name} पर इस पते को ${institution} का ईमेल पता बताया है। पुष्टि करने के बाद स्कूल की वेबसाइट के संदेश और हमारे दस्तावेज़ यहाँ आएँगे।`,
    ),
    button: 'देखें और पुष्टि करें',
    notes: list(
      'लिंक 7 दिन काम करता है।',
      'अगर आप इस स्कूल को नहीं जानते, तो इस ईमेल पर ध्यान न दें। कुछ नहीं बदलता।',
    ),
  }),
  joinedSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `आपको ${institution} में सीट मिल गई है`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `अब ${site.name} पर ${institution} में आपकी सीट है। आप सभी ई-बुक, वीडियो, कार्यशालाओं और शिक्षण टूलकिट का उपयोग कर सकते हैं।`,
      'स्कूल के समन्वयकों को आपका नाम और ईमेल पता दिखता है। पूरे शैक्षणिक वर्ष के आपके सत्र, जुड़ने से पहले के भी, घंटों और प्रमाणपत्रों के साथ उन्हें दिखते हैं। आप क्या पढ़ते या देखते हैं, यह उन्हें नहीं दिखता।',
      '“मेरा स्कूल” में दिखता है कि सब्सक्रिप्शन कब खत्म होगा, समन्वयक कौन हैं, और स्कूल की सीट कैसे छोड़ें।',
    ),
  }),
  removedFromSchool: ({ institution, firstname }: EmailInviter) => ({
    subject: `${institution} में आपकी सीट हटा दी गई है`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${institution} के एक समन्वयक ने आपकी सीट हटा दी है। अब आप प्रीमियम ई-बुक, वीडियो और कार्यशालाओं का उपयोग नहीं कर सकते।`,
      'आपका खाता, मुफ़्त ई-बुक और वीडियो, और आपके प्रमाणपत्र बने रहते हैं। अगर कोई दूसरा स्कूल आपको आमंत्रित करे, तो आप तुरंत उससे जुड़ सकते हैं।',
      'अगर यह गलती है, तो अपने स्कूल के समन्वयक से बात करें।',
    ),
  }),
  movedToSchool: ({ institution, firstname }: EmailInviter, former: string) => ({
    subject: `आपकी सीट अब ${institution} में है`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `आपके कहने पर हमारी टीम ने आपकी सीट ${former} से हटाकर ${institution} में कर दी है। आपके प्रमाणपत्र और घंटे बने रहते हैं।`,
      `${institution} को आपका नाम और ईमेल पता दिखता है, और पूरे शैक्षणिक वर्ष के आपके सत्र, सीट बदलने से पहले के भी।`,
      'अगर आपने यह नहीं कहा था, तो हमें लिखें।',
    ),
  }),
  coordinatorNamed: ({ institution, firstname }: EmailInviter) => ({
    subject: `आप ${institution} के समन्वयक हैं`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `अब आप ${site.name} पर ${institution} के समन्वयक हैं। “मेरा स्कूल” में आप शिक्षकों को आमंत्रित करते हैं और देखते हैं कि कौन जुड़ा है। स्कूल छोड़ने वाले शिक्षकों की सीटें हटाना और सब्सक्रिप्शन का नवीनीकरण भी आपका काम है।`,
      'वहाँ “यह कैसे काम करता है” पेज कुछ मिनट में सब समझाता है।',
    ),
  }),
  apiTokenCreated: ({ institution, firstname, maker }: EmailTokenMaker) => ({
    subject: `${institution} का नया API टोकन`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${maker} ने ${institution} का एक API टोकन बनाया है। इससे कोई प्रोग्राम स्कूल का डेटा पढ़ सकता है और कुछ डेटा दर्ज कर सकता है।`,
      'क्या आपको इसकी जानकारी नहीं है? “API टोकन” पेज पर इसे निरस्त करें और अपने सहकर्मी से पूछें। अगर यह आपके खाते से बना है, तो पासवर्ड भी बदलें।',
    ),
    labels: { name: 'नाम', scopes: 'अनुमतियाँ', until: 'कब तक काम करेगा' },
    button: 'टोकन खोलें',
  }),
  teamTokenCreated: (firstname: string) => ({
    subject: 'आपके खाते का नया API टोकन',
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      'आपके नाम से एक API टोकन बना है। इससे कोई प्रोग्राम सभी स्कूलों का डेटा पढ़ सकता है और कुछ डेटा दर्ज कर सकता है।',
      'क्या यह आपने नहीं बनाया? टोकन को निरस्त करें, पासवर्ड बदलें और दूसरे मैनेजरों को बताएँ।',
    ),
    labels: { name: 'नाम', scopes: 'अनुमतियाँ', until: 'कब तक काम करेगा' },
    button: 'टोकन खोलें',
  }),
  termEnds: ({ institution, firstname }: EmailInviter, days: number, lastDay: string) => ({
    subject:
      days === 0
        ? `${institution} का सब्सक्रिप्शन आज खत्म होगा`
        : `${institution} का सब्सक्रिप्शन ${days} दिन में खत्म होगा`,
    greeting: `नमस्ते ${firstname},`,
    runs: `${institution} का सब्सक्रिप्शन ${lastDay} के अंत तक चलेगा। उसके बाद इसके शिक्षक प्रीमियम ई-बुक, वीडियो और कार्यशालाओं का उपयोग नहीं कर सकेंगे।`,
    renews:
      'नवीनीकरण में कुछ ही मिनट लगते हैं, क्योंकि फ़ॉर्म हमने आपके लिए भर दिया है। उसे जाँचें, जो बदला हो उसे सुधारें और भेजें। आपके शिक्षकों की सीटें बनी रहती हैं और नया आमंत्रण नहीं चाहिए।',
    waits: 'हम आपके नवीनीकरण की जाँच कर रहे हैं। आपको कुछ नहीं करना है। फ़ैसला होने पर हम स्कूल को ईमेल करेंगे।',
    button: 'सब्सक्रिप्शन का नवीनीकरण करें',
  }),
  schoolLoginEnded: ({ institution, firstname }: EmailInviter, login: string) => ({
    subject: `${login} से अब शिक्षक ${institution} से नहीं जुड़ सकते`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${login} में अब वह रिकॉर्ड नहीं है जो बताता है कि वह ${institution} का है, या किसी दूसरे स्कूल ने उसकी पुष्टि की है।`,
      'आपके शिक्षकों की सीटें बनी रहती हैं। अगर आपने यह लॉग इन ज़रूरी किया था, तो उनके पासवर्ड फिर काम करते हैं। इसका फिर उपयोग करने के लिए रिकॉर्ड जोड़ें और “मेरा स्कूल” में उसे जाँचें।',
    ),
    button: '“स्कूल का लॉग इन” खोलें',
  }),
  certificateIssued: (firstname: string, session: string) => ({
    subject: `आपका प्रमाणपत्र: ${session}`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `“${session}” में भाग लेने के लिए धन्यवाद। आपका प्रमाणपत्र तैयार है। आप उसे प्रिंट कर सकते हैं, सेव कर सकते हैं या उसका लिंक शेयर कर सकते हैं।`,
    ),
    feedback: 'सत्र के बारे में तीन सवाल',
    button: 'अपना प्रमाणपत्र खोलें',
    notes: list('क्या आपका नाम गलत है? आप उसे वहीं खुद सुधार सकते हैं। नंबर वही रहता है।'),
  }),
  certificateWaits: (firstname: string, session: string) => ({
    subject: `अपने प्रमाणपत्र के लिए नाम की पुष्टि करें: ${session}`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `“${session}” में भाग लेने के लिए धन्यवाद। प्रमाणपत्र जारी होने से पहले अपने नाम की पुष्टि करें। आप उसे किसी भी भारतीय लिपि में लिख सकते हैं।`,
      'फिर हम यह प्रमाणपत्र तुरंत जारी करेंगे। आगे के प्रमाणपत्रों के लिए हम दोबारा नहीं पूछेंगे।',
    ),
    button: 'अपने नाम की पुष्टि करें',
  }),
  certificateAddress: (firstname: string, session: string) => ({
    subject: 'प्रमाणपत्र पाने के लिए अपने ईमेल पते की पुष्टि करें',
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `आपने “${session}” में भाग लिया। पुष्टि करें कि यह ईमेल पता आपका है। फिर प्रमाणपत्र के लिए नाम चुनें, और हम उसे तुरंत जारी करेंगे।`,
    ),
    button: 'मेरे ईमेल पते की पुष्टि करें',
    notes: list(
      'लिंक एक बार, 7 दिन तक, किसी भी डिवाइस पर काम करता है।',
      `अगर ${site.name} पर आपका खाता नहीं है, तो इस ईमेल पर ध्यान न दें। लिंक खोले बिना कोई पुष्टि नहीं होती।`,
    ),
  }),
  certificateChanged: (firstname: string, session: string) => ({
    subject: `आपके प्रमाणपत्र के बारे में: ${session}`,
    greeting: `नमस्ते ${firstname},`,
    news: {
      corrected: `हमारी टीम ने “${session}” के आपके प्रमाणपत्र पर नाम सुधारा है। उसका नंबर पहले वाला ही है।`,
      uncorrected: `हमारी टीम ने “${session}” के आपके प्रमाणपत्र पर नाम का एक सुधार वापस ले लिया है। अब उस पर फिर पहले वाला नाम है।`,
      revoked: `हमारी टीम ने “${session}” का आपका प्रमाणपत्र निरस्त कर दिया है। उसका नंबर जाँचने वाले को अब दिखता है कि वह मान्य नहीं है।`,
      restored: `“${session}” का आपका प्रमाणपत्र फिर से मान्य है। असुविधा के लिए हमें खेद है।`,
    },
    because: 'कारण:',
    button: 'अपना प्रमाणपत्र खोलें',
    notes: list(`अगर आपको लगता है कि यह गलती है, तो ${email} पर लिखें।`),
  }),
  schoolQuestion: ({ institution, correspondent }: EmailSchool) => ({
    subject: `${institution} के फ़ॉर्म के बारे में एक सवाल`,
    greeting: `नमस्ते ${correspondent},`,
    paragraphs: list(
      `${institution} के फ़ॉर्म के लिए धन्यवाद। फ़ैसले से पहले हमारा एक सवाल है। इसी ईमेल का जवाब देकर बताएँ।`,
    ),
    reference: 'संदर्भ नंबर',
  }),
  messageAnswer: (name: string, subject: string, day: string) => ({
    subject: `Re: ${subject}`,
    greeting: `नमस्ते ${name},`,
    wrote: `${day} को आपने हमें “${subject}” के बारे में लिखा था:`,
  }),
  loginMethodChanged: {
    greeting: (firstname: string) => `नमस्ते ${firstname},`,
    changes: {
      passkeyAdded: {
        subject: `आपके ${site.name} खाते में एक पासकी जोड़ी गई`,
        text: (name: string) => `अब आप पासवर्ड के अलावा पासकी “${name}” से भी लॉग इन कर सकते हैं।`,
      },
      passkeyRemoved: {
        subject: `आपके ${site.name} खाते से एक पासकी हटाई गई`,
        text: (name: string) => `अब आप पासकी “${name}” से लॉग इन नहीं कर सकते।`,
      },
      identityAdded: {
        subject: `आपके ${site.name} खाते से एक लॉग इन जोड़ा गया`,
        text: (name: string) => `अब आप पासवर्ड के अलावा ${name} से भी लॉग इन कर सकते हैं।`,
      },
      identityRemoved: {
        subject: `आपके ${site.name} खाते से एक लॉग इन हटाया गया`,
        text: (name: string) => `अब आप ${name} से लॉग इन नहीं कर सकते।`,
      },
      authenticatorAdded: {
        subject: `${site.name} के लिए ऑथेंटिकेटर ऐप सेट किया गया`,
        text: () =>
          'अब आप ऑथेंटिकेटर ऐप से टीम क्षेत्र खोल सकते हैं। आपके पास दस रिकवरी कोड भी हैं। जब फ़ोन पास न हो, तो उनमें से एक का उपयोग करें।',
      },
      authenticatorRemoved: {
        subject: `${site.name} के लिए आपका ऑथेंटिकेटर ऐप हटाया गया`,
        text: () => 'अब आप अपने ऑथेंटिकेटर ऐप के कोड से टीम क्षेत्र नहीं खोल सकते।',
      },
      codesCreated: {
        subject: `${site.name} के लिए आपके नए रिकवरी कोड बने हैं`,
        text: () => 'आपके पास दस नए रिकवरी कोड हैं। पुराने अब काम नहीं करते।',
      },
      codeUsed: {
        subject: `आपके ${site.name} खाते पर एक रिकवरी कोड का उपयोग हुआ`,
        text: () => 'अभी किसी ने आपके एक रिकवरी कोड से टीम क्षेत्र खोला है। यह कोड फिर काम नहीं करेगा।',
      },
      factorReset: {
        subject: `${site.name} के लिए आपकी पहचान जाँचने का दूसरा तरीका हटाया गया`,
        text: () =>
          'आपकी पासकी, आपका ऑथेंटिकेटर ऐप और आपके रिकवरी कोड हटा दिए गए हैं। आप हर जगह से लॉग आउट हो गए हैं। अपने पासवर्ड से लॉग इन करें और पहचान जाँचने का दूसरा तरीका फिर से सेट करें।',
      },
      managerNow: {
        subject: `आप ${site.name} के मैनेजर हैं`,
        text: () =>
          'अब आप हमारे साथ साइट सँभालते हैं। लॉग इन करें और अपनी प्रोफ़ाइल खोलें। उसमें टीम क्षेत्र का लिंक है।',
      },
      editorNow: {
        subject: `आप ${site.name} के संपादक हैं`,
        text: () =>
          'अब आप सत्र, लाइब्रेरी, टूलकिट और संदेश सँभालते हैं। लॉग इन करें और अपनी प्रोफ़ाइल खोलें। उसमें टीम क्षेत्र का लिंक है।',
      },
      accountsNow: {
        subject: `अब आप ${site.name} का हिसाब-किताब सँभालते हैं`,
        text: () =>
          'अब आप खाता-बही देख सकते हैं, भुगतान दर्ज कर सकते हैं और दस्तावेज़ जारी कर सकते हैं। लॉग इन करें और अपनी प्रोफ़ाइल खोलें। उसमें टीम क्षेत्र का लिंक है।',
      },
      viewerNow: {
        subject: `आप ${site.name} की सूचियाँ और आँकड़े देख सकते हैं`,
        text: () =>
          'अब आप स्कूलों और सत्रों की सूचियाँ और आँकड़े पढ़ सकते हैं। लॉग इन करें और अपनी प्रोफ़ाइल खोलें। उसमें टीम क्षेत्र का लिंक है।',
      },
      roleTaken: {
        subject: `अब आप ${site.name} टीम में नहीं हैं`,
        text: () => 'आपकी भूमिका खत्म हो गई है। आपका खाता बना रहता है।',
      },
    },
    notes: list(`अगर आपको इसकी उम्मीद नहीं थी, तो अभी अपना पासवर्ड बदलें और ${email} पर लिखें।`),
  },
  teamContact: (subject: string) => ({
    subject: `संपर्क फ़ॉर्म: ${subject}`,
    greeting: `नमस्ते ${site.name} टीम,`,
    paragraphs: list('किसी ने संपर्क फ़ॉर्म से आपको लिखा है।'),
    labels: { name: 'नाम', email: 'ईमेल', subject: 'किस बारे में' },
    button: 'संदेश खोलें',
    notes: list('अगर आप इस ईमेल का जवाब देते हैं, तो वह सीधे लिखने वाले को जाता है।'),
  }),
  teamRegistered: (institution: string) => ({
    subject: `संस्था का पंजीकरण: ${institution}`,
    paragraphs: list('एक स्कूल ने पंजीकरण किया है।'),
  }),
  teamSubscribed: (institution: string) => ({
    subject: `संस्था का सब्सक्रिप्शन: ${institution}`,
    paragraphs: list('एक स्कूल ने सब्सक्रिप्शन फ़ॉर्म भेजा है।'),
  }),
  teamInstitution: {
    greeting: `नमस्ते ${site.name} टीम,`,
    labels: {
      institution: 'संस्था',
      correspondent: 'प्रबंधक',
      reference: 'संदर्भ नंबर',
    },
    button: 'फ़ॉर्म खोलें',
    notes: list('पूरा फ़ॉर्म संस्था के साथ सेव है।'),
  },
})

function createApproval(
  { institution }: EmailSchool,
  { kind, start, firstDay, lastDay }: EmailApprovedTerm,
) {
  if (kind === 'renewal')
    return {
      subject: `${institution} के सब्सक्रिप्शन का नवीनीकरण हो गया है`,
      paragraphs: list(
        `${institution} के सब्सक्रिप्शन का नवीनीकरण हो गया है। नई अवधि ${firstDay} से ${lastDay} तक चलेगी।`,
        'आपके शिक्षकों की सीटें बनी रहती हैं और उन्हें कुछ नहीं करना है।',
      ),
    }
  if (start === 'later')
    return {
      subject: `${institution} का सब्सक्रिप्शन मंज़ूर हो गया है`,
      paragraphs: list(
        `${institution} का सब्सक्रिप्शन मंज़ूर हो गया है। यह ${firstDay} से ${lastDay} तक चलेगा।`,
        'उस दिन से आप प्रीमियम ई-बुक, वीडियो और सभी आठ कार्यशालाओं का उपयोग कर सकते हैं। तब आप “मेरा स्कूल” में अपने शिक्षकों को आमंत्रित कर सकते हैं।',
      ),
    }
  return {
    subject: `${institution} का सब्सक्रिप्शन चालू है`,
    paragraphs: list(
      `${institution} का सब्सक्रिप्शन अब चालू है। फ़ॉर्म भेजने वाले खाते से प्रीमियम ई-बुक, वीडियो और सभी आठ कार्यशालाओं का उपयोग हो सकता है। फिर से लॉग इन करने की ज़रूरत नहीं है।`,
      `यह ${lastDay} तक चलेगा। अब “मेरा स्कूल” में अपने शिक्षकों को आमंत्रित करें, ईमेल से या स्टाफ़ रूम के एक लिंक से।`,
    ),
  }
}

function createRejection(institution: string, term: EmailTermStatus, lastDay: string) {
  if (term === 'running')
    return `हम अभी ${institution} के सब्सक्रिप्शन का नवीनीकरण नहीं कर सकते। मौजूदा अवधि ${lastDay} तक चलेगी और तब तक आपके शिक्षकों की सीटें बनी रहती हैं।`
  if (term === 'coming')
    return `हम अभी ${institution} का फ़ॉर्म मंज़ूर नहीं कर सकते। आपका मौजूदा सब्सक्रिप्शन वैसा ही रहता है और ${lastDay} तक चलेगा।`
  if (term === 'over')
    return `हम अभी ${institution} के सब्सक्रिप्शन का नवीनीकरण नहीं कर सकते। वह ${lastDay} को खत्म हो गया और उसकी सीटें बंद रहती हैं।`
  return `हम अभी ${institution} को सब्सक्रिप्शन नहीं दे सकते। फ़ॉर्म भेजने वाले खाते से अब भी मुफ़्त ई-बुक और वीडियो का उपयोग हो सकता है।`
}
