/** The pages share most of their code, so they are one file. */
export { Component as AuthPage } from './AuthPage.tsx';
export { Component as CallbackPage } from './CallbackPage.tsx';
export { Component as TelegramPage } from './TelegramPage.tsx';
