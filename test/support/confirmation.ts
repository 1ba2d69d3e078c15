export const pressedForm = (page: string, press = 'connect'): string => {
  const hidden = [...page.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
  const fields = hidden.map(([, name = '', value = '']) => [name, value]);
  return new URLSearchParams([...fields, ['press', press]]).toString();
};

export const FORM_TYPE = 'application/x-www-form-urlencoded';
