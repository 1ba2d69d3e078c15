import type { ProgressTexts } from './progress-texts.ts';

export const hi: ProgressTexts = {
  lists: {
    subscriptions: 'सदस्यताएँ',
    'liked videos': 'पसंद किए गए वीडियो',
    profile: 'प्रोफ़ाइल',
    skills: 'कौशल',
    companies: 'कंपनियाँ',
    communities: 'समुदाय',
    'saved posts': 'सहेजी गई पोस्ट',
    boards: 'बोर्ड',
    pins: 'पिन',
    posts: 'पोस्ट',
    repositories: 'रिपॉज़िटरी',
    stars: 'स्टार',
    pages: 'पेज',
    newsletters: 'न्यूज़लेटर',
  },
  states: {
    waiting: '{platform} जल्द ही पढ़ा जाएगा',
    reading: '{platform} पढ़ा जा रहा है: {list}, {total} में से {read}',
    counting: '{platform} पढ़ा जा रहा है: {list}, अब तक {read}',
    pending: '{platform} अभी आपका डेटा तैयार कर रहा है। पढ़ना अपने आप जारी रहेगा।',
    paused: '{platform} रुकने को कह रहा है। पढ़ना अपने आप जारी रहेगा।',
    unanswered: '{platform} ठीक से जवाब नहीं दे रहा है। अपने आप फिर कोशिश होगी।',
    done: '{platform} पढ़ लिया गया',
    refused: '{platform} अब पढ़ने नहीं देता। इसे फिर से जोड़ें।',
    closed: '{platform} इस तरह पढ़ने की अनुमति नहीं देता।',
    failed: '{platform} पढ़ा नहीं जा सका। बाद में फिर कोशिश करें।',
  },
};
