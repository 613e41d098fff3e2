export const form = {
  noScript: 'इस फ़ॉर्म के लिए JavaScript चाहिए। उसे चालू करें और पेज फिर से लोड करें।',
  networkError: 'नेटवर्क में समस्या है। अपना कनेक्शन जाँचें, फिर कोशिश करें।',
  statusError: (status: number) => `अनुरोध पूरा नहीं हुआ, कोड ${status}। एक मिनट बाद फिर कोशिश करें।`,
  show: 'दिखाएँ',
  /** For screen readers, after `show`: which password it is. */
  shown: (label: string) => ` ${label.toLowerCase()}`,
  capsLock: 'Caps Lock चालू है',
  /** Below an address that looks mistyped; a press corrects it. */
  meant: (host: string) => `क्या आपका मतलब ${host} है?`,
}
