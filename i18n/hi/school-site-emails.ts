import { list } from '../en/common/list'

type DomainEnd = { firstname: string; school: string; domain: string }
type SiteMailNames = { firstname: string; school: string }
type SiteEnd = { firstname: string; school: string; lastDay: string }

export const schoolSiteEmail = {
  /** Shown to the team in the list of emails. */
  names: {
    siteMessage: 'स्कूल की वेबसाइट से संदेश',
    siteEnquiry: 'स्कूल की वेबसाइट से दाखिले की पूछताछ',
    siteEnds: 'वेबसाइट खत्म हो रही है',
    siteDomainEnded: 'वेबसाइट का डोमेन हट गया',
    siteApprovalAsked: 'वेबसाइट की मंज़ूरी',
    siteDocumentsEnd: 'वेबसाइट के दस्तावेज़ की वैधता खत्म हो रही है',
  },
  siteMessage: (school: string) => ({
    subject: `${school} की वेबसाइट से एक संदेश`,
    greeting: `नमस्ते ${school},`,
    labels: { name: 'नाम', email: 'ईमेल' },
    paragraphs: list('आपकी वेबसाइट से किसी ने आपको लिखा है।'),
    notes: list('आपका जवाब ऊपर लिखे पते पर जाता है। हमने उस पते की जाँच नहीं की है।'),
  }),
  siteEnquiry: (school: string) => ({
    subject: `${school} की वेबसाइट पर दाखिले की पूछताछ`,
    greeting: `नमस्ते ${school},`,
    labels: { name: 'नाम', phone: 'फ़ोन', email: 'ईमेल', class: 'कक्षा', year: 'शैक्षणिक वर्ष' },
    paragraphs: list('आपकी वेबसाइट पर एक अभिभावक ने दाखिले के बारे में पूछा है।'),
    notes: list(
      'अभिभावक को फ़ोन करें या लिखें, फिर “मेरा स्कूल” में उसे दर्ज करें। उनके लिखे की जाँच हमने नहीं की है।',
    ),
    button: 'पूछताछ खोलें',
  }),
  siteEnds: ({ firstname, school, lastDay }: SiteEnd) => ({
    subject: `${school} की वेबसाइट ${lastDay} को बंद होगी`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${school} का सब्सक्रिप्शन खत्म हो गया है। उसकी वेबसाइट ${lastDay} के अंत तक सबके लिए खुली रहेगी।`,
      'वेबसाइट रखने के लिए “मेरा स्कूल” में सब्सक्रिप्शन का नवीनीकरण करें। आप उसके पेज और फ़ाइलें भी वहीं से डाउनलोड कर सकते हैं।',
    ),
    button: 'अपनी वेबसाइट का पेज खोलें',
  }),
  siteDomainEnded: ({ firstname, school, domain }: DomainEnd) => ({
    subject: `${domain} पर अब आपकी वेबसाइट नहीं दिखती`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `डोमेन ${domain} में अब वह रिकॉर्ड नहीं है जो बताता है कि वह ${school} का है।`,
      'वेबसाइट अपने दूसरे पते पर सबके लिए खुली है। डोमेन के लिए रिकॉर्ड फिर जोड़ें और “मेरा स्कूल” में उसे जाँचें।',
    ),
    button: 'अपनी वेबसाइट का पेज खोलें',
  }),
  siteDocumentsEnd: ({ firstname, school }: SiteMailNames) => ({
    subject: `${school} के दस्तावेज़ों की वैधता जल्द खत्म होगी`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `${school} की वेबसाइट पर लगे ये दस्तावेज़ नीचे लिखे दिन तक ही मान्य हैं।`,
      'नए दस्तावेज़ लगाएँ और वेबसाइट प्रकाशित करें, ताकि अभिभावकों और आपके बोर्ड को मान्य दस्तावेज़ दिखें।',
    ),
    button: 'प्रकटीकरण खोलें',
  }),
  siteApprovalAsked: ({ firstname, school }: SiteMailNames) => ({
    subject: `एक शिक्षक चाहते हैं कि आप ${school} की वेबसाइट प्रकाशित करें`,
    greeting: `नमस्ते ${firstname},`,
    paragraphs: list(
      `एक शिक्षक ने ${school} की वेबसाइट बदली है और चाहते हैं कि आप उसे प्रकाशित करें।`,
      'बदलाव देखें, फिर उन्हें प्रकाशित करें या एक वाक्य लिखकर लौटाएँ।',
    ),
    button: 'बदलाव देखें',
  }),
}
