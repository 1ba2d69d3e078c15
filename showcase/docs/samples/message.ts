const isText = (value: unknown) => typeof value === 'string';

/** Returns the address and token for the approved data, or `null` for a message from elsewhere. */
export const accessIn = (event: MessageEvent) => {
  if (event.source !== window || event.origin !== location.origin) return null;
  const { source, type, unique, APIurl, approved, accessToken, username } = Object(event.data);
  if (source !== 'content-script' || type !== 'API_URL_RESPONSE' || unique !== 'Mosaic-Response') return null;
  if (!isText(APIurl) || !isText(accessToken) || (username !== undefined && !isText(username))) return null;
  if (!Array.isArray(approved) || !approved.every((entry) => isText(Object(entry).data))) return null;
  if (!URL.canParse(APIurl) || !/^https?:$/.test(new URL(APIurl).protocol)) return null;
  return { url: String(APIurl), accessToken, sizes: approved.map(({ data }) => String(data)) };
};

/** Returns how much the person likes each text, from 0 to 1, in the order of the texts. */
export const likings = async (access: { url: string; accessToken: string }, texts: string[]) => {
  const response = await fetch(access.url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${access.accessToken}` },
    body: JSON.stringify({ Input: texts.map((text) => ({ text })) }),
  });
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
  const { InferenceResult } = await response.json();
  return texts.map((_, index) => Number(InferenceResult.output.output[index]?.[0]?.[0]));
};
