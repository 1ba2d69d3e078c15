import { excludedSubjects } from '../../../facts/excluded-subjects.ts';
import type { ArchiveTexts } from '../catalogue.ts';

export const archive: ArchiveTexts = {
  'archive.offer': 'आपके पास डाउनलोड है? यहाँ पढ़ें।',
  'archive.offerLead':
    'हर प्लेटफ़ॉर्म आपको आपका डेटा देता है। आपका ब्राउज़र उसे इसी डिवाइस पर पढ़ता है; केवल चुनी हुई प्रविष्टियाँ भेजी जाती हैं।',
  'archive.open': 'डाउनलोड पढ़ें',
  'archive.openShort': 'पढ़ें',
  'archive.lead': 'प्लेटफ़ॉर्म ने जो दिया उसे वैसे ही चुनें, सारे हिस्से एक साथ। वह इसी डिवाइस पर रहता है।',
  'archive.choose': 'फ़ाइलें चुनें',
  'archive.drop': 'या यहाँ छोड़ें',
  'archive.reading': '{percent} पढ़ा गया, प्रविष्टियाँ: {count}',
  'archive.found': 'जो नहीं गिना जाना चाहिए उसका निशान हटाएँ। केवल निशान वाली प्रविष्टियाँ भेजी जाती हैं।',
  'archive.search': 'प्रविष्टियाँ खोजें',
  'archive.noMatch': 'किसी प्रविष्टि में यह नहीं है।',
  'archive.add': 'जोड़ें ({count})',
  'archive.added': 'जोड़ी गई प्रविष्टियाँ: {count}।',
  'archive.withheld': `नहीं रखी गईं, क्योंकि वे ${excludedSubjects('hi')} के बारे में हैं: {count}।`,
  'archive.skipped': 'फ़ाइलें जो पढ़ी नहीं जा सकीं: {count}। बाकी पढ़ी गईं।',
  'archive.from': '{date} को जोड़े गए डाउनलोड से, प्रविष्टियाँ: {count}',
  'archive.removeOf': '{platform} का डाउनलोड हटाएँ',
  'archive.removed': 'आपके {platform} डाउनलोड से पढ़ा गया सब हटा दिया गया।',
  'archive.broken': 'यह फ़ाइल खराब या अधूरी है। कृपया फिर से डाउनलोड करें।',
  'archive.encrypted': 'इस आर्काइव पर पासवर्ड है। कृपया उसे खोलकर फ़ाइलें चुनें।',
  'archive.split': 'यह बँटे हुए आर्काइव का एक हिस्सा है। पहले हिस्सों को जोड़ें।',
  'archive.huge': 'यह आर्काइव किसी भी असली डाउनलोड से बड़ा है। कुछ नहीं पढ़ा गया।',
  'archive.bomb': 'यह आर्काइव खुलने पर ज़रूरत से बहुत बड़ा हो जाता है। कुछ नहीं पढ़ा गया।',
  'archive.foreign':
    'यह डाउनलोड यहाँ पहचाना नहीं गया। Google, Instagram, Facebook, LinkedIn, Reddit, Pinterest और GitHub के पहचाने जाते हैं।',
  'archive.empty': 'इस डाउनलोड में कुछ नहीं बताता कि आपको क्या पसंद है।',
  'problem.archiveLimit': 'बहुत ज़्यादा डाउनलोड जोड़े गए। {time} फिर कोशिश करें।',
  'kind.follows': 'फ़ॉलो किया',
  'kind.likes': 'पसंद किया',
  'kind.saves': 'सहेजा',
  'kind.works-on': 'अपना काम',
  'kind.profile': 'प्रोफ़ाइल',
  'kind.views': 'देखा और खोजा',
};
