import packageJson from '../../package.json';

/** The address of the repository, by which the image is labelled. */
export const repository = 'https://github.com/payments-sandbox/payments-sandbox';

export const imageName = 'ghcr.io/payments-sandbox/payments-sandbox';

/** The image of this release, as files and guides name it. */
export const publishedImage = `${imageName}:${packageJson.version}`;
