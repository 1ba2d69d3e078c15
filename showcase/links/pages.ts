/** Fetched as one file: they share most of their code. */
export { Component as AuthPage } from './AuthPage.tsx';
export { Component as CallbackPage } from './CallbackPage.tsx';
export { Component as TelegramPage } from './TelegramPage.tsx';
