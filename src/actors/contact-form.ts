import { fromPromise } from 'xstate';
import { contactFormMachine } from '../../machines/contact-form/contact-form.machine';
import type { TemplateParams } from '../../machines/contact-form/message.schema';
import { STYLE } from '../../machines/contact-form/request-lines';
import { copyText } from '../effects/copy-text';
import { focusAfterRender, focusFirst, otherWaysFocus, receiptFocus, sendFocus } from '../effects/focus';
import { leaveQuestion } from '../effects/leave-question';
import { marked } from '../effects/marks';
import { type FormNow, shownFields } from '../effects/shown-fields';
import { visibleArea } from '../effects/visible-area';
import type { SendMessage } from '../services/emailjs';

export const contactForm = (sendMessage: SendMessage, now: () => FormNow) =>
  contactFormMachine.provide({
    actors: {
      sendMessage: fromPromise<void, TemplateParams>(({ input, signal }) => sendMessage(input, signal)),
      copyMessage: fromPromise<void, { text: string }>(({ input }) => copyText(input.text)),
      focusKeeper: sendFocus,
      leaveQuestion,
      receiptFocus,
      otherWaysFocus,
      visibleArea,
      shownFields: shownFields(now),
    },
    actions: {
      focusForm: () => focusAfterRender(`${marked('shown')}[name="name"]`),
      focusMessage: () => focusFirst(`${marked('shown')}[name="message"]`),
      focusHairstyles: () => focusFirst(`${marked('shown')}[name="${STYLE}"]`),
      focusInvalid: () => focusAfterRender(`${marked('shown')}[aria-invalid="true"]`),
    },
  });
