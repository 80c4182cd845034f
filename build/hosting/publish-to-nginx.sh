#!/bin/sh
# On a server with nginx: puts a new build into the place of the one before, in one moment.
#
#   sh publish-to-nginx.sh BUILD HOME [FOLDER]
#
# BUILD is the folder that `npm run release` has written, HOME where the releases are kept, such as /var/www/salon: the server
# block of the site includes HOME/current.conf. FOLDER only for a site in a folder: `salon` for BASE_PATH=/salon/.
#
# The hashed files of earlier releases stay for 30 days after they were replaced: whoever has a page of theirs open still finds
# what it loads later. A file's date says when that was, and a list beside each release which files it has brought itself.
set -eu
build=$1
home=$2
folder=${3:-}
nginx=${NGINX:-nginx}

mkdir -p "$home/releases"
home=$(cd "$home" && pwd)
release=$(mktemp -d "$home/releases/$(date +%Y%m%d-%H%M%S)-XXXX")
chmod 755 "$release"
site=$release${folder:+/$folder}
mkdir -p "$site"
cp -R "$build/." "$site/"

brought() { (cd "$1/assets" && find . -type f); }
brought "$build" >"$release.brought"

current=$home/current.conf
if [ -e "$current" ]; then
  before=$(sed -n 's/^include \(.*\)\/_nginx.conf;$/\1/p' "$current")
  own=$(readlink -f "${before%"${folder:+/$folder}"}").brought
  brought "$before" | while read -r file; do
    old=$before/assets/$file
    [ -e "$site/assets/$file" ] && continue
    if [ ! -e "$own" ] || grep -qxF "$file" "$own"; then
      cp "$old" "$site/assets/$file"
    elif [ -n "$(find "$old" -mtime -30)" ]; then
      cp -p "$old" "$site/assets/$file"
    fi
  done
fi

# Pages and headers must change together, because the header of the policy names hashes of what stands in the pages. So there is
# one link for every _nginx.conf: a release with the same one is there as soon as the link points to it, and nginx need not know.
live=$home/live-$(cksum <"$site/_nginx.conf" | tr ' ' '-')
ln -s "$release" "$live.next"
mv -T "$live.next" "$live"

printf 'root %s;\ninclude %s/_nginx.conf;\n' "$live" "$live${folder:+/$folder}" >"$current.next"
if cmp -s "$current.next" "$current"; then
  rm "$current.next"
  exit
fi
[ -e "$current" ] && cp "$current" "$current.before"
mv "$current.next" "$current"
if ! $nginx -t; then
  [ -e "$current.before" ] && mv "$current.before" "$current"
  echo 'nginx does not take the new release: the one before stays.'
  exit 1
fi
$nginx -s reload
