import { Help, type HelpConfiguration } from 'commander';
import type { Output } from './io';

/** Columns that descriptions have at least, with the space around them. */
const DESCRIPTION_COLUMNS = 44;
const DEFAULT_COLUMNS = 80;

/** The layout of help: the description of a long option is on the next line, so that all descriptions can be wrapped at words. */
export const helpLayout: HelpConfiguration = {
  formatItem(term, termWidth, description, helper) {
    const width = Math.min(termWidth, (helper.helpWidth ?? DEFAULT_COLUMNS) - DESCRIPTION_COLUMNS);
    const format = (text: string) => Help.prototype.formatItem.call(helper, text, width, description, helper);
    return helper.displayWidth(term) > width && description !== '' ? `  ${term}\n${format('')}` : format(term);
  },
};

/** Returns the columns of a terminal, or those of the help on any other output. */
export const widthOf = ({ isTTY, columns }: Output): number => (isTTY && columns) || DEFAULT_COLUMNS;
