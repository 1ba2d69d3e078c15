const isText = (value: unknown) => typeof value === 'string';

/** Where the approved data can be asked for, or `null` for anyone else's message. */
export const accessIn = (event: MessageEvent) => {
  if (event.source !== window || event.origin !== location.origin) return null;
  const { source, type, unique, APIurl, approved, accessToken, username } = Object(event.data);
  if (source !== 'content-script' || type !== 'API_URL_RESPONSE' || unique !== 'Mosaic-Response') return null;
  if (!isText(APIurl) || !isText(accessToken) || (username !== undefined && !isText(username))) return null;
  if (!Array.isArray(approved) || !approved.every((entry) => isText(Object(entry).data))) return null;
  if (!URL.canParse(APIurl) || !/^https?:$/.test(new URL(APIurl).protocol)) return null;
  return { url: String(APIurl), accessToken, sizes: approved.map(({ data }) => String(data)) };
};

/** Asks how much the person likes each of the texts: a score from 0 to 1, in order. */
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
