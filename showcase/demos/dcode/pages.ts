/** Fetched as one file: they share most of their code. */
export { Component as DcodePage } from './DcodePage.tsx';
export { Component as EditProfilePage } from './EditProfilePage.tsx';
export { Component as ProfilePage } from './ProfilePage.tsx';
